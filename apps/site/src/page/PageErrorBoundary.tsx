import { Component, type ReactNode } from 'react'
import { FailedScreen } from '@parket/ui/screens/status/FailedScreen'

interface Props {
  children: ReactNode
}

/** Catches what a page could not cope with (its code did not load, a defect) and offers to reload. */
export class PageErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return <FailedScreen onRetry={() => location.reload()} />
    return this.props.children
  }
}
