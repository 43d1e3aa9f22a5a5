import SwiftUI

struct Wave: Shape {
    var phase: Double

    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY + CGFloat(sin(phase))))
            path.addArc(
                center: .zero, radius: 3, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
            path.closeSubpath()
        }
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = "plain"
}

extension EnvironmentValues {
    var theme: String {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

struct CardStyle: ViewModifier {
    var radius: CGFloat = 12
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content
            .padding()
            .background(colorScheme == .dark ? Color.black : .white, in: RoundedRectangle(cornerRadius: radius))
            .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
            .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    }
}

struct PressedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PressedStyle {
    static var pressed: PressedStyle { PressedStyle() }
}

struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
    }
}

extension View {
    func card() -> some View { modifier(CardStyle()) }

    @ViewBuilder func conditional<Other: View>(_ flag: Bool, transform: (Self) -> Other) -> some View {
        if flag { transform(self) } else { self }
    }
}

struct Drawing: View {
    @Namespace private var namespace
    @State private var phase = 0.0
    @State private var width: CGFloat = 0
    @State private var offset = CGSize.zero
    @GestureState private var isDragging = false
    @ScaledMetric(relativeTo: .body) private var size = 20
    @Environment(\.theme) private var theme
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var drag: some Gesture {
        DragGesture(minimumDistance: 5)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { offset = $0.translation }
            .onEnded { _ in withAnimation(.interactiveSpring()) { offset = .zero } }
    }

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .bottomTrailing) {
                LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
                Wave(phase: phase).stroke(Color.white, style: StrokeStyle(lineWidth: 3, dash: [4, 2]))
                Circle().strokeBorder(.orange, lineWidth: 2).frame(width: size, height: size)
                Capsule().fill(.ultraThinMaterial).matchedGeometryEffect(id: "capsule", in: namespace)
                Image("photo").resizable().scaledToFill().frame(width: proxy.size.width / 2).clipped()
                AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
                    image.resizable().aspectRatio(contentMode: .fit)
                } placeholder: {
                    ProgressView()
                }
                Text("**Bold** \(Image(systemName: "star")) \(phase, specifier: "%.2f")")
                    .font(.system(size: 20, weight: .semibold, design: .rounded))
                    .foregroundColor(.white)
                    .multilineTextAlignment(.center)
                    .lineLimit(2)
                    .accessibilityLabel("Phase")
                    .accessibilityAddTraits([.isHeader, .isButton])
                Text("a").bold() + Text("b").italic()
            }
            .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
            .onPreferenceChange(WidthKey.self) { width = $0 }
        }
        .offset(offset)
        .gesture(drag)
        .rotationEffect(.degrees(phase))
        .transition(.move(edge: .leading).combined(with: .opacity))
        .animation(.easeInOut, value: phase)
        .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { phase = 360 } }
        .card()
        .conditional(sizeClass == .compact) { $0.padding() }
        .environment(\.theme, "bright")
        .preferredColorScheme(.dark)
        .statusBar(hidden: true)
        .buttonStyle(.pressed)
        .toggleStyle(CheckStyle())
    }
}

struct Canvases: View {
    var body: some View {
        TimelineView(.animation) { context in
            Canvas { graphics, size in
                graphics.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
            }
            .id(context.date)
        }
    }
}
