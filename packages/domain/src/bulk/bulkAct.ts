import {
  ledgerTextLimit,
  methodProblem,
  isMethodByHand,
  type MethodByHand,
} from '../money/payment.ts'
import { problemText } from '../problems/catalogue.ts'
import { checkLength } from '../problems/fieldChecks.ts'
import { addError, hasErrors, type FieldErrors } from '../problems/fieldErrors.ts'

/** What can be done to many registrations at once. */
export const bulkActKinds = ['withdraw', 'promote', 'move', 'consent', 'pay'] as const

export type BulkActKind = (typeof bulkActKinds)[number]

/** An act whose every part is known. */
export type BulkAct =
  /** Takes entries back, or gives places to those that wait: of one contest, or of all. */
  | { kind: 'withdraw' | 'promote'; contestId: string | null }
  /** Moves the entries of a contest to another. */
  | { kind: 'move'; contestId: string; targetId: string }
  /** Notes consents that were given on paper. */
  | { kind: 'consent'; processing: boolean; publication: boolean }
  /** Takes what each owes. */
  | { kind: 'pay'; method: MethodByHand; reference: string }

/** An act as it is sent: any part may be lacking. */
export interface SentBulkAct {
  kind?: string | null
  /** Of the entries it is about. */
  group_num?: number | null
  /** Where entries are moved. */
  to_group_num?: number | null
  processing?: boolean | null
  publication?: boolean | null
  method?: string | null
  reference?: string | null
}

/** @returns the act, or the problems by field */
export function readBulkAct(
  sent: SentBulkAct,
  contests: readonly { id: string; group_num: number }[],
): { act: BulkAct } | { errors: FieldErrors } {
  const errors: FieldErrors = {}
  const idOf = (field: 'group_num' | 'to_group_num', isRequired: boolean): string | null => {
    const number = sent[field] ?? null
    const id = contests.find(({ group_num }) => group_num === number)?.id ?? null
    if (number !== null ? id === null : isRequired) {
      addError(errors, field, problemText('bulk_contest_missing'))
    }
    return id
  }
  const act = actOf(sent, errors, idOf)
  return act === null || hasErrors(errors) ? { errors } : { act }
}

function actOf(
  sent: SentBulkAct,
  errors: FieldErrors,
  idOf: (field: 'group_num' | 'to_group_num', isRequired: boolean) => string | null,
): BulkAct | null {
  switch (sent.kind) {
    case 'withdraw':
    case 'promote':
      return { kind: sent.kind, contestId: idOf('group_num', false) }
    case 'move': {
      const [contestId, targetId] = [idOf('group_num', true), idOf('to_group_num', true)]
      if (contestId === null || targetId === null) return null
      if (contestId === targetId) addError(errors, 'to_group_num', problemText('bulk_target_same'))
      return { kind: 'move', contestId, targetId }
    }
    case 'consent': {
      const { processing, publication } = sent
      if (processing !== true && publication !== true) {
        addError(errors, 'processing', problemText('bulk_consent_missing'))
      }
      return {
        kind: 'consent',
        processing: processing === true,
        publication: publication === true,
      }
    }
    case 'pay': {
      const reference = (sent.reference ?? '').trim()
      checkLength(errors, 'reference', reference, ledgerTextLimit)
      if (isMethodByHand(sent.method)) return { kind: 'pay', method: sent.method, reference }
      addError(errors, 'method', methodProblem(sent.method))
      return null
    }
    default:
      addError(errors, 'kind', problemText('bulk_act_missing'))
      return null
  }
}
