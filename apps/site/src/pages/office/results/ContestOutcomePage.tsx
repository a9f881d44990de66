import { unwrap } from '@parket/api-client/problem'
import { ContestOutcomeScreen } from '@parket/ui/screens/office/results/ContestOutcomeScreen'
import { useState, type ReactNode } from 'react'
import { api } from '@parket/react/data/api'
import { useLinks } from '@parket/react/data/address/useLinks'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { screenView } from '@parket/react/data/view'
import { reasonsOf } from '@parket/react/data/reasons'
import { useOutcome } from '../parts/useOutcome.ts'
import { useContestDay } from '../parts/useContestDay.ts'
import { useHiddenNames } from '../registrations/useConsentRequests.ts'
import { useApproval } from './useApproval.ts'
import { useDayResult } from './useDayResult.ts'

/** A contest's result, and how much of it is public. */
export function ContestOutcomePage(props: PageProps): ReactNode {
  const day = useContestDay(props, 'contestResult')
  const { eventId, groupNum, contest } = day
  const { now } = usePageState()
  const links = useLinks()
  const view = useDayResult(day)
  const { approval, canApprove, approve, sendLink } = useApproval(day)
  const { outcome, showDone, showRefused } = useOutcome()
  const [busy, setBusy] = useState(false)
  const hidden = useHiddenNames(eventId, groupNum)

  async function attempt(done: string, call: () => Promise<unknown>) {
    setBusy(true)
    try {
      await call()
      showDone(done, null)
    } catch (error) {
      showRefused('Не получилось', reasonsOf(error))
    }
    await day.refetch()
    setBusy(false)
  }
  const contestId = contest?.id ?? ''
  return (
    <ContestOutcomeScreen
      frame={day.frame}
      view={screenView(view, ['noRight'])}
      now={now}
      timeZone={day.timeZone}
      outcome={outcome}
      hidden={hidden}
      busy={busy}
      approval={approval}
      canApprove={canApprove}
      links={{
        open: links.to('contestResults', { eventId, groupNum }),
        file: links.keep(`/api/events/${eventId}/groups/${groupNum}/result-file`),
      }}
      onPublish={({ level, hold, reason, answers }) =>
        void attempt(doneText(level, hold), () =>
          unwrap(
            api.POST('/api/contests/{id}/publication', {
              params: { path: { id: contestId } },
              body: { level, hold, reason, answers: [...answers] },
            }),
          ),
        )
      }
      onApprove={(isApproved, answers) =>
        void attempt(isApproved ? 'Итоги утверждены.' : 'Утверждение снято.', () =>
          approve(isApproved, answers),
        )
      }
      onAnswer={(answers) =>
        void attempt('Ответы записаны.', () =>
          unwrap(
            api.PUT('/api/contests/{id}/checks', {
              params: { path: { id: contestId } },
              body: { answers: [...answers] },
            }),
          ),
        )
      }
      onSendLink={() => void attempt('Письмо главному судье отправлено.', sendLink)}
      onWithdraw={() =>
        void attempt('Снято с публикации: места больше никто не видит. Оценки остаются.', () =>
          unwrap(
            api.PUT('/api/events/{id}/contest-statuses', {
              params: { path: { id: eventId } },
              body: { contestIds: [contestId], status: 'judged', generateHeats: false },
            }),
          ),
        )
      }
    />
  )
}

function doneText(level: 'places' | 'marks', isHeld: boolean): string {
  if (isHeld) return 'Места зафиксированы до церемонии.'
  return level === 'places' ? 'Места опубликованы.' : 'Оценки опубликованы.'
}
