import type { components, operations } from '@parket/api-client/schema'
import { ApiProblem, unwrap } from '@parket/api-client/problem'
import { countOf } from '@parket/domain/format/plural'
import {
  checkChosenLetter,
  letterHoldSeconds,
  lettersADay,
  type ChosenLetter,
} from '@parket/domain/letter/chosenLetter'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import type { LetterDialogProps } from '@parket/ui/screens/office/registrations/RegistrationListScreen'
import { useEffect, useRef, useState } from 'react'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { queryClient } from '@parket/react/data/queryClient'
import { reasonsOf } from '@parket/react/data/reasons'
import type { useOutcome } from '../parts/useOutcome.ts'

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
const letterForms = ['письмо', 'письма', 'писем'] as const

interface LetterOptions extends Pick<
  ReturnType<typeof useOutcome>,
  'showDone' | 'showLater' | 'showRefused'
> {
  eventId: number
}

/**
 * The dialog that writes to chosen registrations, and the way back until the letters go. The letter stays as typed
 * while the page is open, also where it was sent and taken back.
 */
export function useLetter({ eventId, showDone, showLater, showRefused }: LetterOptions) {
  const { user } = useAuth()
  const [set, setSet] = useState<LetterSet | null>(null)
  const [letter, setLetter] = useState(noLetter)
  const [errors, setErrors] = useState<LetterDialogProps['errors']>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<LetterDialogProps['busy']>(null)
  const [preview, setPreview] = useState<Letters | null>(null)
  const [testedTo, setTestedTo] = useState<string | null>(null)
  const going = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(going.current), [])
  // It stands in the history of each.
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['event', eventId] })

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

  function showSent({ letters, letters_id, too_many }: Letters) {
    clearTimeout(going.current)
    const count = countOf(letters, letterForms)
    const tooMany = tooManyText(too_many)
    if (letters_id === null) {
      showDone(`Ничего не отправлено.${tooMany}`, null)
      return
    }
    const shown = showDone(
      `В очереди ${count}: первые уйдут через ${letterHoldSeconds} секунд.${tooMany}`,
      () => void takeBack(letters_id),
      'Отозвать письма',
    )
    going.current = setTimeout(() => {
      setLetter(noLetter)
      showLater(
        shown,
        `Письма уходят по одному: ${count}. Каждое видно в истории заявки.${tooMany}`,
      )
    }, letterHoldSeconds * 1000)
  }

  async function takeBack(lettersId: string) {
    clearTimeout(going.current)
    try {
      const { taken_back, gone } = await unwrap(
        api.DELETE('/api/events/{id}/registration-letters/{lettersId}', {
          params: { path: { id: eventId, lettersId } },
        }),
      )
      const before = gone > 0 ? ` ${countOf(gone, letterForms)} уйти успели.` : ''
      showDone(`Отозвано: ${countOf(taken_back, letterForms)}. Текст сохранён.${before}`, null)
    } catch (error) {
      showRefused('Отозвать не получилось', reasonsOf(error))
    }
    await refetch()
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
    onPreview: () => void call(set, 'preview', setPreview),
    onTest: () => void call(set, 'test', () => setTestedTo(user?.email ?? '')),
    onSend: () =>
      void call(set, 'all', (answer) => {
        setSet(null)
        showSent(answer)
        void refetch()
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
      setSet(chosen)
    },
  }
}

function tooManyText(tooMany: number): string {
  if (tooMany === 0) return ''
  const addresses = countOf(tooMany, [
    'адрес уже получил',
    'адреса уже получили',
    'адресов уже получили',
  ])
  return ` ${addresses} ${lettersADay} писем за сутки: больше туда не пишем.`
}
