import { unwrap } from '@parket/api-client/problem'
import { checkResultQuestion } from '@parket/domain/result/question'
import { ResultQuestionScreen } from '@parket/ui/screens/results/ResultQuestionScreen'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { mapView, screenView } from '@parket/react/data/view'
import { useAccountForm, type AccountValues } from '../account/useAccountForm.ts'
import { NotFound } from '@parket/react/components/NotFound'
import { contestResultSource, parseResultQuery } from '@parket/react/events/eventResults'
import { useEventPage } from '@parket/react/events/useEventPage'

/** Somebody found a mistake in a published result (docs/adr/0042). */
export function ResultQuestionPage({ params, search, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const groupNum = Number(params['groupNum'])
  const links = useLinks()
  const { number } = parseResultQuery(search)
  const view = usePageData(contestResultSource(eventId, groupNum))
  useEventPage(eventId, view, title)
  const { isDone, props } = useAccountForm({
    values: { start_number: number === null ? '' : String(number), text: '', email: '' },
    check: (typed) => checkResultQuestion(read(typed)),
    send(typed) {
      const { start_number: startNumber, ...question } = read(typed)
      return unwrap(
        api.POST('/api/events/{id}/groups/{groupNum}/questions', {
          params: { path: { id: eventId, groupNum } },
          body: { ...question, ...(startNumber !== null && { start_number: startNumber }) },
        }),
      )
    },
  })
  if (view.state === 'notFound') return <NotFound message={view.message} />
  return (
    <ResultQuestionScreen
      view={
        isDone
          ? { state: 'done' }
          : screenView(mapView(view, ({ result }) => ({ contest: result, ...props })))
      }
      links={{
        result: links.to('contestResults', { eventId, groupNum }, { number }),
        privacy: links.to('privacy'),
      }}
    />
  )
}

function read({ start_number = '', text = '', email = '' }: AccountValues) {
  const number = /^\d+$/.test(start_number.trim()) ? Number(start_number) : null
  return { start_number: number, text, email }
}
