import { ContestProtocolScreen } from '@parket/ui/screens/office/results/ContestProtocolScreen'
import type { ReactNode } from 'react'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { screenView } from '@parket/react/data/view'
import { useContestDay } from '../parts/useContestDay.ts'
import { useApproval } from './useApproval.ts'
import { useDayResult } from './useDayResult.ts'

/** The protocol of a contest, on the screen and on paper. */
export function ContestProtocolPage(props: PageProps): ReactNode {
  const day = useContestDay(props, 'contestProtocol')
  const { now } = usePageState()
  const { approval } = useApproval(day)
  return (
    <ContestProtocolScreen
      frame={day.frame}
      view={screenView(useDayResult(day), ['noRight'])}
      approval={approval}
      now={now}
      timeZone={day.timeZone}
      onPrint={() => window.print()}
    />
  )
}
