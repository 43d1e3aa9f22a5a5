/// The rules of the audit, in the order in which they are listed: what fails first, then what shuts people out, then
/// what could be better.
enum AuditRules {
    static let all: [any AuditRule.Type] = [
        // Destinations and links that don't meet
        DuplicateDestination.self, DestinationInLazyContainer.self, DestinationOnStack.self,
        DestinationOnPushedScreen.self,
        LinkWithoutDestination.self, DestinationWithoutLink.self, LinkInPresentation.self, ButtonInLink.self,
        LinkWithAction.self,
        // Containers in each other
        NestedStack.self, StackAroundSplitView.self, StackInSidebar.self,
        // Paths
        MixedLinks.self, DeepLinkFlag.self, DoubleDismiss.self, PopByIdentity.self, PathInDestination.self,
        UncodablePath.self, ErasedPath.self, ModelInRoute.self,
        // People who hear the app
        UntitledScreen.self, UntitledSheet.self, HiddenBackWithoutEscape.self, BackButtonWithoutLabel.self,
        BackButtonWithoutHint.self, CoverWithoutFocus.self, TransitionWithoutFocus.self, PushesWithoutFocus.self,
        LoadingWithoutFocus.self,
        // Left over
        UnneededDelayWrapper.self,
    ]
}
