import { newId } from '@parket/api-client/newId'
import { useState } from 'react'
import { ApiProblem, userFacingText } from '@parket/api-client/problem'
import { register, type EventData, type Registered } from './api.ts'
import { blank, fieldOf, problemsOf, requestOf, type Values } from './registration.ts'

/** What keeps the form from being sent. */
export interface Problem {
  /** Id of the field that shows it. */
  field: string
  text: string
}

const listed = (errors: Record<string, string[]>): Problem[] =>
  Object.entries(errors).flatMap(([problem, texts]) =>
    texts.map((text) => ({ field: fieldOf(problem), text })),
  )

/** The form's values, its problems, and sending it. */
export function useRegistration(data: EventData, onRegistered: (registered: Registered) => void) {
  const [values, setValues] = useState(blank)
  const [errors, setErrors] = useState<Problem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  // One key for one content: a second press, or a try after a lost answer, registers once.
  const [key, setKey] = useState(newId)

  function change(some: Partial<Values>) {
    setValues((before) => ({ ...before, ...some }))
    setKey(newId)
  }
  async function submit() {
    const problems = listed(problemsOf(values, data, new Date()))
    setErrors(problems)
    setFailure(null)
    if (problems.length > 0) return
    setIsRunning(true)
    try {
      onRegistered(await register(data.event.id, requestOf(values), key))
    } catch (error) {
      const refused = error instanceof ApiProblem ? listed(error.errors) : []
      setErrors(refused)
      if (refused.length === 0) setFailure(userFacingText(error))
    } finally {
      setIsRunning(false)
    }
  }
  /** What ties a field to its problems. */
  function field(name: string) {
    const error = errors.filter((one) => one.field === name).map(({ text }) => text)
    return { id: name, name, error }
  }
  return { values, change, errors, failure, isRunning, submit, field }
}
