import { newId } from '@parket/api-client/newId'
import { unwrap } from '@parket/api-client/problem'
import { openForLate, takesLateEntries } from '@parket/domain/contest/lateEntry'
import { calendarDay } from '@parket/domain/format/date'
import { reasonProblem } from '@parket/domain/marks/reason'
import { previewCharges } from '@parket/domain/money/preview'
import { priceOn } from '@parket/domain/money/price'
import { totalOf } from '@parket/domain/money/total'
import { problemText } from '@parket/domain/problems/catalogue'
import type { ChargeLine } from '@parket/domain/registration/chargeLine'
import { mergeErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { RegistrationRules } from '@parket/domain/registration/check'
import { offeredContests } from '@parket/domain/registration/availability'
import { anyAge, anyCount } from '@parket/domain/contest/filters'
import { checkGendersTold, dancerName } from '@parket/domain/registration/dancers'
import { blankDancer } from '@parket/domain/registration/draft'
import { choiceByNumbers } from '@parket/domain/registration/numberedChoice'
import { checkPaperForm } from '@parket/domain/paperForm/paperForm'
import { singleKey } from '@parket/domain/registration/singleKey'
import type {
  EnteredForm,
  PaperFormScreenProps,
  PaperFormValues,
} from '@parket/ui/screens/office/registrations/PaperFormScreen'
import { useState } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import type { EventData } from '@parket/react/data/event/eventSource'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { usePhoneCheck } from '@parket/react/data/form/usePhoneCheck'
import { usePageState } from '@parket/react/data/page/PageState'
import { queryClient } from '@parket/react/data/queryClient'
import { repeatUnanswered } from '../parts/repeatUnanswered.ts'
import { useRegisteredDancers } from './useRegisteredDancers.ts'

/** A form whose contacts nothing is known of. */
export const noContacts: PaperFormValues['regData'] = {
  email: '',
  phone: '',
  city: '',
  troupe: '',
  club: '',
  coach: '',
}

interface PaperFormOptions {
  eventId: number
  /** Null until it has come. */
  data: EventData | null
  /** What stays of the form before. */
  regData: PaperFormValues['regData']
  onEntered: (entered: EnteredForm, regData: PaperFormValues['regData']) => void
}

const filter = { count: anyCount, age: anyAge }

/** One form on paper as it is typed, by the rules of the wizard. */
export function usePaperForm({
  eventId,
  data,
  regData,
  onEntered,
}: PaperFormOptions): Pick<
  PaperFormScreenProps,
  'form' | 'offered' | 'late' | 'samePeople' | 'lines'
> {
  const links = useLinks()
  const { now } = usePageState()
  // One key for one form: sent again after a lost answer, it is entered once.
  const [key, setKey] = useState(() => newId())
  const isPhone = usePhoneCheck(true)
  const contests = data?.contests ?? []
  const late = contests.filter(takesLateEntries).map(({ id }) => id)
  const form = useEditForm<PaperFormValues, EnteredAnswer>({
    record: { values: blankForm(regData, today(data, now)), version: null },
    check: (values) => (data === null ? {} : checkForm(values, { ...data, isPhone, now })),
    send: ({ values }): Promise<EnteredAnswer> =>
      repeatUnanswered(() =>
        unwrap(
          api.POST('/api/events/{id}/registrations/paper', {
            params: { path: { id: eventId }, header: { 'Idempotency-Key': key } },
            body: {
              ...sentForm(values),
              late_reason: isLate(values, contests) ? values.late_reason : null,
              expected_amount: totalOf(lines),
            },
          }),
        ),
      ),
    onDone(answer) {
      const { regData: made, dancers, registrations, balance } = answer
      void queryClient.invalidateQueries({ queryKey: ['event', eventId] })
      onEntered(
        {
          regN: made.reg_n,
          title: made.troupe || dancers.map(dancerName).join(', '),
          charged: balance.charged,
          paid: balance.paid,
          waiting: registrations.filter(({ status }) => status === 'waiting').length,
          href: links.to('eventRegistrations', { eventId }, { q: String(made.reg_n) }),
        },
        form.values.regData,
      )
    },
    isGuarded: true,
  })
  const { values, errors, message, refusals, isSending } = form
  const { known, samePeople } = useRegisteredDancers(eventId, values.dancers, contests)
  const lines: ChargeLine[] =
    data === null ? [] : previewCharges(sentForm(values), data, now, known)
  return {
    form: {
      values,
      errors,
      message,
      refusals,
      isSending,
      onChange(change) {
        setKey(newId())
        form.change(change)
      },
      onSubmit: form.submit,
    },
    offered:
      data === null
        ? []
        : offeredContests(
            openForLate(contests).map((contest) => pricedToday(contest, data, now)),
            values.dancers,
            { ...data, filter, knownEntries: known },
          ),
    late,
    samePeople,
    lines,
  }
}

/** Whether somebody is entered where entries are closed (docs/adr/0060). */
function isLate({ numbers }: PaperFormValues, contests: EventData['contests']): boolean {
  const { contestIds } = choiceByNumbers(numbers, contests)
  return contests.some((contest) => takesLateEntries(contest) && contestIds.includes(contest.id))
}

function pricedToday<T extends { price: number }>(
  contest: T,
  { event }: EventData,
  now: string,
): T {
  const price = priceOn(contest.price, calendarDay(now, event.time_zone), event.price_steps)
  return { ...contest, price }
}

interface EnteredAnswer {
  regData: { reg_n: number; troupe: string }
  dancers: readonly { last_name: string; first_name: string }[]
  registrations: readonly { status: string }[]
  balance: { charged: number; paid: number }
}

function today(data: EventData | null, now: string): string {
  return calendarDay(now, data?.event.time_zone ?? 'Europe/Moscow')
}

function blankForm(regData: PaperFormValues['regData'], given_on: string): PaperFormValues {
  return {
    regData: { ...regData, troupe: '' },
    dancers: [{ ...blankDancer }],
    numbers: '',
    packets: { [singleKey]: { status: true, selectedGroupIds: [] } },
    roles: {},
    late_reason: '',
    consents: { processing: false, publication: false },
    paper: { given_by: '', given_on },
    payment: { method: '', amount: null, reference: '' },
  }
}

/** The call's body: a box that is not ticked on paper was not asked, which is no refusal. */
function sentForm({ regData, dancers, packets, roles, consents, paper, payment }: PaperFormValues) {
  const { processing, publication } = consents
  return {
    regData,
    dancers: [...dancers],
    packets,
    roles,
    consents: { processing: processing || null, publication: publication || null },
    paper: processing || publication ? paper : null,
    payment: payment.method === '' ? null : payment,
  }
}

function checkForm(
  values: PaperFormValues,
  data: EventData & Pick<RegistrationRules, 'isPhone' | 'now'>,
): FieldErrors {
  const { unknown } = choiceByNumbers(values.numbers, data.contests)
  const texts = unknown.map((n) => problemText('contest_number_unknown', { n }))
  const reason = isLate(values, data.contests) ? reasonProblem(values.late_reason) : null
  return mergeErrors(
    reason === null ? {} : { late_reason: [reason] },
    checkGendersTold(values.dancers),
    texts.length > 0 ? { numbers: texts } : {},
    checkPaperForm(sentForm(values), {
      ...data,
      contests: openForLate(data.contests),
      isStaff: true,
    }),
  )
}
