import {
  choice,
  flag,
  moment,
  object,
  optionalMoment,
  optionalNumber,
  requiredText,
  text,
  wholeNumber,
} from '../fields/kinds.ts'
import { checkFields, type FieldTable, type ValuesOf } from '../fields/field.ts'
import { toMillis } from '../format/date.ts'
import { isInstantText } from '../format/instant.ts'
import { defaultTimeZone, isTimeZone } from '../format/timeZone.ts'
import { checkPayee, readPayee, samplePayee, type Payee } from './payee.ts'
import { checkPriceSteps, readPriceSteps } from './priceSteps.ts'
import { journalCopiesField } from './journalCopies.ts'
import { problemText } from '../problems/catalogue.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { publicContacts } from '../team/publicContacts.ts'
import { ageModes, drawModes, secondEntries, startNumberModes, type PriceStep } from './event.ts'

/** What an organiser fills in about an event. */
export const eventFields = {
  name: requiredText('Название', { maxLength: 200 }),
  date_begin: moment('Начало', { sample: '2027-05-12T06:00:00.000Z' }),
  date_end: moment('Окончание', { sample: '2027-05-13T19:00:00.000Z' }),
  city: text('Город', { maxLength: 100 }),
  place: text('Место проведения', { maxLength: 200 }),
  time_zone: {
    ...text('Часовой пояс', { maxLength: 100, sample: 'Asia/Omsk' }),
    initial: defaultTimeZone,
    check: checkTimeZone,
  },
  age_mode: choice('Как считается возраст', { words: ageModes, problem: 'invalid' }),
  reg_from: optionalMoment('Начало регистрации', { sample: '2027-02-28T21:00:00.000Z' }),
  reg_to: optionalMoment('Окончание регистрации', { sample: '2027-05-01T20:59:59.000Z' }),
  published: flag('Опубликован'),
  /**
   * Gone from the lists; its own pages and registrations still open (docs/rules/events-and-contests.md,
   * «Drafts, archive, cancelling»).
   */
  archived_at: optionalMoment('В архиве с', { sample: '2027-06-01T09:00:00.000Z' }),
  /** It does not take place: it stays where it is, says so, and takes no entries. */
  cancelled_at: optionalMoment('Отменён', { sample: '2027-04-20T09:00:00.000Z' }),
  /** Its level: «Кубок города», «Рейтинговый турнир». */
  kind: text('Уровень', { maxLength: 100, sample: 'Кубок города' }),
  /** By when an entry is to be paid; null: no date is shown. */
  pay_until: optionalMoment('Оплатить до', { sample: '2027-05-05T20:59:59.000Z' }),
  start_number_mode: choice('Номер на спине', { words: startNumberModes, problem: 'invalid' }),
  /** Markdown. */
  info: text('Описание', { maxLength: 100_000 }),
  contacts: publicContacts('Контакты'),
  payment_details: {
    ...object<Payee | null>('Реквизиты', {
      initial: null,
      sample: samplePayee,
      read: readPayee,
      check: (errors, path, payee) => payee && checkPayee(errors, path, payee),
    }),
    isForStaff: true,
  },
  price_steps: object<readonly PriceStep[]>('Ступени цены', {
    initial: [],
    sample: [{ from: '2027-04-01', percent: 120 }],
    read: readPriceSteps,
    check: checkPriceSteps,
  }),
  /** Of a dancer, between two items of the timetable. */
  min_rest: wholeNumber('Минут отдыха между выходами', { min: 0, max: 240, initial: 10 }),
  /** In the plan of the day, walking on and off counted; people are asked for minutes. */
  dance_seconds: wholeNumber('Минут на танец', { min: 30, max: 3600, initial: 120, sample: 90 }),
  /** After places are published. */
  protest_minutes: wholeNumber('Минут на протест', { min: 0, max: 10_080, initial: 30 }),
  /** Where two entries of a sheet differ; else the two who typed them may agree. */
  third_decides: flag('Расхождения двух вводов решает третий'),
  /** Places wait for the chief judge, where the event has one. */
  chief_approval: { ...flag('Итоги утверждает главный судья'), initial: true, sample: false },
  /** Of which rounds every paper is typed by two people. */
  second_entry: choice('Второй ввод', { words: secondEntries, problem: 'invalid' }),
  /** From what heats are drawn (docs/rules/rounds-and-heats.md, «Public draw»). */
  draw_mode: choice('Жеребьёвка', { words: drawModes, problem: 'invalid' }),
  journal_copies: journalCopiesField,
  /** After the last day; null: personal data stay as long as the event (docs/adr/0046-retention.md). */
  retention_months: optionalNumber('Хранить персональные данные', {
    min: 1,
    max: 600,
    sample: 36,
  }),
} satisfies FieldTable

export type EventFields = ValuesOf<typeof eventFields>

/** Every rule of an event's settings; problems by field, dotted (`price_steps.0.percent`). */
export function checkEvent(event: EventFields): FieldErrors {
  const errors: FieldErrors = {}
  checkFields(errors, eventFields, event)
  checkOrder(errors, event.date_begin, ['date_end', event.date_end])
  checkOrder(errors, event.reg_from, ['reg_to', event.reg_to])
  return errors
}

function checkTimeZone(errors: FieldErrors, path: string, zone: string): void {
  if (!isTimeZone(zone)) addError(errors, path, problemText('time_zone_unknown'))
}

/** Two moments in order; null where a bound is left open. */
function checkOrder(
  errors: FieldErrors,
  begin: string | null,
  [field, end]: [field: string, moment: string | null],
): void {
  if (begin === null || end === null || !isInstantText(begin) || !isInstantText(end)) return
  if (toMillis(begin) > toMillis(end)) addError(errors, field, problemText('range_inverted'))
}
