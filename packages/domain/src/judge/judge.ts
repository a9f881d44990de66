import { isEmail } from '../account/email.ts'
import { nameField } from '../account/person.ts'
import { isDiallable, phoneLimit } from '../account/phone.ts'
import { checkFields, type FieldTable, type ValuesOf } from '../fields/field.ts'
import { object, text } from '../fields/kinds.ts'
import { mergeFields } from '../fields/patch.ts'
import { problemText, type ProblemCode } from '../problems/catalogue.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'

/** How a judge is reached; '' where there is nothing. */
interface JudgeContacts {
  phone: string
  email: string
}

const noContacts: JudgeContacts = { phone: '', email: '' }

/** What is filled in about a judge of the directory (docs/rules/judges.md, «Directory»). */
export const judgeFields = {
  last_name: nameField('Фамилия', { sample: 'Орлова', missing: 'last_name_missing' }),
  first_name: nameField('Имя', { sample: 'Анна', missing: 'first_name_missing' }),
  city: nameField('Город', { sample: 'Тверь' }),
  club: text('Клуб', { maxLength: 100, sample: 'Грация' }),
  category: text('Категория', { maxLength: 100, sample: 'Всероссийская' }),
  contacts: object<JudgeContacts>('Контакты', {
    initial: noContacts,
    sample: { phone: '+7 900 000-00-00', email: 'orlova@parket.test' },
    read: (sent, before) => mergeFields(before, sent as JudgeContacts),
    check: checkContacts,
  }),
} satisfies FieldTable

export type JudgeFields = ValuesOf<typeof judgeFields>

/** Every rule of a directory entry; problems by field. */
export function checkJudge(judge: JudgeFields): FieldErrors {
  const errors: FieldErrors = {}
  checkFields(errors, judgeFields, judge)
  return errors
}

function checkContacts(errors: FieldErrors, path: string, contacts: JudgeContacts): void {
  const phone = contacts.phone.trim()
  const email = contacts.email.trim()
  if (phone !== '' && (phone.length > phoneLimit || !isDiallable(phone))) {
    addError(errors, `${path}.phone`, problemText('phone_invalid'))
  }
  if (email !== '' && !isEmail(email)) {
    addError(errors, `${path}.email`, problemText('email_invalid'))
  }
}

/** Главный судья, линейный, счётная комиссия, стажёр. */
export const judgeRoles = ['chief', 'line', 'scrutineer', 'trainee'] as const

export type JudgeRole = (typeof judgeRoles)[number]

export function isJudgeRole(role: unknown): role is JudgeRole {
  return judgeRoles.some((known) => known === role)
}

/** A judge at an event. */
export interface EventJudgeFields {
  role: string
  /** As on the protocols: A, B … Z, AA …; null where the role has none. */
  letter: string | null
}

/**
 * A line judge has a letter, a chief judge may have one, the scrutineers have none. A trainee, who is beside every panel,
 * has one from TA on. Problems by field.
 */
export function checkEventJudge({ role, letter }: EventJudgeFields): FieldErrors {
  const errors: FieldErrors = {}
  const add = (field: string, code: ProblemCode) => addError(errors, field, problemText(code))
  if (!isJudgeRole(role)) add('role', 'judge_role_unknown')
  if (letter === null) {
    if (role === 'line' || role === 'trainee') add('letter', 'judge_letter_missing')
  } else if (role === 'scrutineer') {
    add('letter', 'judge_letter_needless')
  } else if (!/^[A-Z]{1,2}$/.test(letter)) {
    add('letter', 'judge_letter_invalid')
  } else if (role === 'trainee' && !/^T[A-Z]$/.test(letter)) {
    add('letter', 'judge_letter_trainee')
  }
  return errors
}

/**
 * The panel of a contest: judges of the event, each once, each with a letter, no trainees.
 *
 * @returns problems under `judgeIds.<index>`
 */
export function checkPanel(
  judgeIds: readonly number[],
  judges: readonly { judge_id: number; role: JudgeRole; letter: string | null }[],
): FieldErrors {
  const errors: FieldErrors = {}
  const byId = new Map(judges.map((judge) => [judge.judge_id, judge]))
  const seen = new Set<number>()
  judgeIds.forEach((id, index) => {
    const add = (code: ProblemCode) => addError(errors, `judgeIds.${index}`, problemText(code))
    const judge = byId.get(id)
    if (!judge) add('judge_foreign')
    else if (judge.role === 'trainee') add('judge_trainee')
    else if (judge.letter === null) add('judge_without_letter')
    if (seen.has(id)) add('repeated')
    seen.add(id)
  })
  return errors
}
