import type { components, operations } from '@parket/api-client/schema'
import { ApiProblem, unwrap } from '@parket/api-client/problem'
import { checkChosenLetter, type ChosenLetter } from '@parket/domain/letter/chosenLetter'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import type { LetterDialogProps } from '@parket/ui/screens/office/registrations/RegistrationListScreen'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { useAuth } from '../../../data/auth/AuthProvider.tsx'
import { queryClient } from '../../../data/queryClient.ts'
import { reasonsOf } from '../../../data/reasons.ts'

type Filter = NonNullable<operations['writeToRegistrations']['parameters']['query']>
type Letters = components['schemas']['RegistrationLetters']

/** Whom the letter is for. */
interface LetterSet {
  filter: Filter
  /** Only these; empty: all that fit the filter. */
  ids: readonly number[]
  count: number
}

const noLetter: ChosenLetter = { subject: '', text: '' }

/** The dialog that writes to chosen registrations. The letter stays as typed while the page is open. */
export function useLetter(eventId: number) {
  const { user } = useAuth()
  const [set, setSet] = useState<LetterSet | null>(null)
  const [letter, setLetter] = useState(noLetter)
  const [errors, setErrors] = useState<LetterDialogProps['errors']>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<LetterDialogProps['busy']>(null)
  const [preview, setPreview] = useState<Letters | null>(null)
  const [testedTo, setTestedTo] = useState<string | null>(null)
  const [sent, setSent] = useState<Letters | null>(null)

  async function call(
    { filter, ids }: LetterSet,
    doing: NonNullable<LetterDialogProps['busy']>,
    onDone: (answer: Letters) => void,
  ) {
    const found = checkChosenLetter(letter)
    setErrors(found)
    setProblem(null)
    if (hasErrors(found) || busy !== null) return
    setBusy(doing)
    try {
      const to = doing === 'test' ? 'me' : doing === 'all' ? 'all' : 'none'
      onDone(
        await unwrap(
          api.POST('/api/events/{id}/registration-letters', {
            params: { path: { id: eventId }, query: filter },
            body: {
              ...letter,
              to,
              ...(ids.length > 0 && { regDataIds: [...ids] }),
              ...(doing === 'all' && preview && { state: preview.state }),
            },
          }),
        ),
      )
    } catch (error) {
      setErrors(error instanceof ApiProblem ? error.errors : {})
      setProblem(reasonsOf(error).join(' '))
      // Whom it would go to is shown anew.
      setPreview(null)
    }
    setBusy(null)
  }

  const dialog: LetterDialogProps | null = set && {
    count: set.ids.length > 0 ? set.ids.length : set.count,
    letter,
    errors,
    onChange(change) {
      setLetter((before) => ({ ...before, ...change }))
      setErrors({})
      setPreview(null)
      setTestedTo(null)
    },
    preview,
    busy,
    problem,
    testedTo,
    sent,
    onPreview: () => void call(set, 'preview', setPreview),
    onTest: () => void call(set, 'test', () => setTestedTo(user?.email ?? '')),
    onSend: () =>
      void call(set, 'all', (answer) => {
        setSent(answer)
        setLetter(noLetter)
        // It stands in the history of each.
        void queryClient.invalidateQueries({ queryKey: ['event', eventId] })
      }),
    onClose: () => setSet(null),
  }
  return {
    dialog,
    begin(chosen: LetterSet) {
      setErrors({})
      setProblem(null)
      setPreview(null)
      setTestedTo(null)
      setSent(null)
      setSet(chosen)
    },
  }
}
