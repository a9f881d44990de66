import { userFacingText } from '@parket/api-client/problem'
import type { DeskActionState } from '@parket/ui/screens/office/desk/DeskScreen'
import { useEffect, useRef, useState } from 'react'
import { noteUnsaved } from '../../../data/form/unsavedForms.ts'
import { repeatUntilAnswered } from '../parts/repeatUnanswered.ts'

/** A press of a button that tells the server what shall be: it may arrive twice. */
export interface PendingAction {
  /** Of the button: one that is pressed again waits for its press before. */
  name: string
  /** What it does, for whom it waits to be sent: «Номер 12: приход». */
  label: string
  send: () => Promise<unknown>
  /** What it came to: «Номер 12: отметка о приходе стоит.» */
  done: string
}

/**
 * Presses that are not lost: each is sent until it is answered, in the order in which its button was pressed. While one
 * waits, leaving the page is asked about.
 *
 * @param onAnswered after each, with what it came to
 */
export function usePendingActions(onAnswered: () => Promise<void>) {
  const [underWay, setUnderWay] = useState<readonly (PendingAction & { isUnanswered: boolean })[]>(
    [],
  )
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const last = useRef(new Map<string, Promise<unknown>>())
  const waiting = underWay.filter(({ isUnanswered }) => isUnanswered)
  const isAnyWaiting = waiting.length > 0
  useEffect(() => (isAnyWaiting ? noteUnsaved() : undefined), [isAnyWaiting])

  /** @returns why it was refused, in Russian; null: it is done */
  async function send(action: PendingAction): Promise<string | null> {
    setUnderWay((before) => [...before, { ...action, isUnanswered: false }])
    setProblem(null)
    // What was done to the one before is no answer to this.
    setDone(null)
    const before = last.current.get(action.name)
    const answer = answerOf(action, before)
    last.current.set(action.name, answer)
    const refusal = await answer
    setUnderWay((all) => all.filter((one) => one.send !== action.send))
    if (refusal === null) setDone(action.done)
    await onAnswered()
    return refusal
  }

  async function answerOf(action: PendingAction, before: Promise<unknown> | undefined) {
    await before
    try {
      await repeatUntilAnswered(action.send, () =>
        setUnderWay((all) =>
          all.map((one) => (one.send === action.send ? { ...one, isUnanswered: true } : one)),
        ),
      )
      return null
    } catch (error) {
      return userFacingText(error)
    }
  }

  const state: DeskActionState = {
    sending: new Set(underWay.map(({ name }) => name)),
    waiting: waiting.map(({ label }) => label),
    problem,
  }
  return { state, done, say: setDone, warn: setProblem, send }
}
