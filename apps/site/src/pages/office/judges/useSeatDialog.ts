import { unwrap } from '@parket/api-client/problem'
import { checkEventJudge, checkJudge } from '@parket/domain/judge/judge'
import { freeLetters } from '@parket/domain/judge/letters'
import { searchText } from '@parket/domain/search/searchText'
import type {
  EventJudgeItem,
  JudgeItem,
  OwnJudgeDraft,
  SeatDialogProps,
  SeatDraft,
} from '@parket/ui/screens/office/judges/EventJudgesScreen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { toasts } from '../../../data/toasts.ts'
import { TYPING_MS, useDebounced } from '@parket/react/data/useDebounced'

/** What the dialog is about: one is added, or a judge of the event is changed. */
export type SeatTarget = 'new' | EventJudgeItem

export interface SeatDialogOptions {
  eventId: number
  target: SeatTarget
  judges: readonly EventJudgeItem[]
  onDone: () => void
  onClose: () => void
}

const FOUND_AT_MOST = 8
/** Who judged here before: as many as people know by name. */
const JUDGED_AT_MOST = 40

/** The dialog that adds a judge to an event or changes letter and role, on the real API; made anew each time. */
export function useSeatDialog(options: SeatDialogOptions): SeatDialogProps {
  const { eventId, target, judges, onDone, onClose } = options
  const path = { id: eventId }
  const [judge, setJudge] = useState<JudgeItem | null>(target === 'new' ? null : target.judge)
  const [isOwn, setIsOwn] = useState(false)
  const [q, setQ] = useState('')
  const asked = useDebounced(searchText(q), TYPING_MS)
  const found = useQuery(
    {
      queryKey: ['judges', 'found', asked],
      queryFn: () =>
        unwrap(
          api.GET('/api/judges', {
            params: {
              // Before a word is typed: who judged for this team.
              query: asked
                ? { q: asked, page_size: FOUND_AT_MOST }
                : { judged_here: true, page_size: JUDGED_AT_MOST },
            },
          }),
        ),
      enabled: judge === null,
    },
    queryClient,
  )
  const isThere = (id: number) => judges.some(({ judge_id }) => judge_id === id)
  function finish(): void {
    toasts.add({ text: 'Судья сохранён' })
    onDone()
  }
  const seat: SeatDraft =
    target === 'new'
      ? {
          role: 'line',
          letter:
            freeLetters(
              judges.flatMap(({ letter }) => letter ?? []),
              1,
            )[0] ?? null,
        }
      : { role: target.role, letter: target.letter }
  const seatForm = useEditForm({
    record: { values: seat, version: null },
    check: checkEventJudge,
    send: ({ values }) =>
      unwrap(
        api.PUT('/api/events/{id}/judges/{judgeId}', {
          params: { path: { ...path, judgeId: judge?.id ?? 0 } },
          body: values,
        }),
      ),
    onDone: finish,
  })
  const own: OwnJudgeDraft = {
    last_name: '',
    first_name: '',
    city: '',
    club: '',
    category: '',
    ...seat,
  }
  const ownForm = useEditForm({
    record: { values: own, version: null },
    check: ({ role, letter, ...person }) => ({
      ...checkJudge({ ...person, contacts: { phone: '', email: '' } }),
      ...checkEventJudge({ role, letter }),
    }),
    send: ({ values }) =>
      unwrap(api.POST('/api/events/{id}/judges', { params: { path }, body: values })),
    onDone: finish,
  })
  return {
    judge,
    // Who is at the event already is not added again.
    found: (found.data?.items ?? []).filter(({ id }) => asked !== '' || !isThere(id)),
    q,
    onSearch: setQ,
    onChoose: setJudge,
    seat: { ...seatForm, onChange: seatForm.change, onSubmit: seatForm.submit },
    own: isOwn ? { ...ownForm, onChange: ownForm.change, onSubmit: ownForm.submit } : null,
    onOwn: () => setIsOwn(true),
    onClose,
  }
}
