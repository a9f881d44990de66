import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import { useState } from 'react'

/** Number and PIN of a registration as typed; a form may have more fields. */
interface TypedTicket {
  regN: string
  pinCode: string
}

/** Number and PIN of a registration that are sound. */
interface Ticket {
  reg_n: number
  pin_code: string
}

interface TicketForm<Typed extends TypedTicket> {
  typed: Typed
  /** By the names of the fields. */
  errors: FieldErrors
  /** Takes what is typed, and the errors away. */
  onChange: (change: Partial<Typed>) => void
  /** Empties both fields, unless somebody has typed another number by now. */
  onTaken: (regN: string) => void
  /**
   * Reads what is typed. Where something is wrong it is said at the fields, and the first has the focus.
   * @param others what is wrong with fields that stand before these
   * @returns null where something is wrong
   */
  read: (others?: FieldErrors) => Promise<Ticket | null>
}

/** A form that takes number and PIN of a registration, checked by the domain's rule. */
export function useTicket<Typed extends TypedTicket>(initial: Typed): TicketForm<Typed> {
  const [typed, setTyped] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})

  async function read(others: FieldErrors = {}) {
    setErrors({})
    // The rule has words for every mistake: most visitors need none of them.
    const { checkTicket, readTicket } = await import('@parket/domain/registration/ticket')
    const { reg_n, pin_code } = readTicket(typed)
    const found = { ...others, ...checkTicket({ reg_n, pin_code }) }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) document.getElementsByName(first)[0]?.focus()
    return first === undefined && reg_n !== undefined ? { reg_n, pin_code } : null
  }
  return {
    typed,
    errors,
    onChange: (change) => {
      setTyped((before) => ({ ...before, ...change }))
      setErrors({})
    },
    onTaken: (regN) =>
      setTyped((now) => (now.regN === regN ? { ...now, regN: '', pinCode: '' } : now)),
    read,
  }
}
