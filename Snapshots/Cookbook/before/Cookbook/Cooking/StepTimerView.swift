import SwiftUI

struct StepTimerView: View {
    let step: RecipeStep
    @ObservedObject var session: CookingSession

    @State private var deadline: Date?

    var body: some View {
        VStack(spacing: 24) {
            Text(step.instruction)
                .font(.title)
            if let deadline = deadline {
                Text(deadline, style: .timer)
                    .font(.largeTitle)
            } else if let duration = step.duration {
                Button("Start \(Int(duration / 60)) minutes") {
                    deadline = Date().addingTimeInterval(duration)
                }
            }
            Button("Done") { session.markDone(step) }
                .disabled(session.isDone(step))
        }
        .padding()
        .navigationBarTitle("Step", displayMode: .inline)
    }
}
