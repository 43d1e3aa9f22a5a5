// What `import SwiftUI` brings along.
@_exported import AppleFoundation
@_exported import Combine
@_exported import CoreGraphics
@_exported import UIKit

#if IOS17
@_exported import Observation
#endif
