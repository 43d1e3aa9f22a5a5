print("navmigrate")
