import { publicProblemText } from '@parket/domain/problems/publicProblems'
import { FailedScreen } from '@parket/ui/screens/status/FailedScreen'
import { Component, type ReactNode } from 'react'
import { isBeingReloaded } from '../data/page/reloadOnMissingCode.ts'
import { PageLoading } from './PageLoading.tsx'
import { useLinks } from '../data/address/useLinks.ts'

interface Props {
  children: ReactNode
  /** Called when the page has failed and its message stands in its place. */
  onFailed?: (() => void) | undefined
}

/** Catches what a page could not cope with (its code did not load, a defect) and offers to reload. */
export class PageErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailed?.()
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return isBeingReloaded() ? <PageLoading /> : <BrokenPage />
  }
}

function BrokenPage(): ReactNode {
  const links = useLinks()
  return (
    <FailedScreen
      message={publicProblemText('request_failed')}
      onRetry={() => location.reload()}
      links={{ home: links.to('home') }}
    />
  )
}
