import { unwrap } from '@parket/api-client/problem'
import { calendarDay } from '@parket/domain/format/date'
import { previewCharges } from '@parket/domain/money/preview'
import { totalOf } from '@parket/domain/money/total'
import { problemText } from '@parket/domain/problems/catalogue'
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
} from '@parket/ui/screens/registration/PaperFormScreen'
import { useState } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import { api } from '../../data/api.ts'
import type { EventData } from '../../data/event/eventSource.ts'
import { useEditForm } from '../../data/form/useEditForm.ts'
import { usePhoneCheck } from '../../data/form/usePhoneCheck.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { queryClient } from '../../data/queryClient.ts'
import { repeatUnanswered } from './repeatUnanswered.ts'
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
}: PaperFormOptions): Pick<PaperFormScreenProps, 'form' | 'offered' | 'doubles' | 'owed'> {
  const links = useLinks()
  const { now } = usePageState()
  // One key for one form: sent again after a lost answer, it is entered once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const isPhone = usePhoneCheck(true)
  const contests = data?.contests ?? []
  const form = useEditForm<PaperFormValues, EnteredAnswer>({
    record: { values: blankForm(regData, today(data, now)), version: null },
    check: (values) => (data === null ? {} : checkForm(values, { ...data, isPhone, now })),
    send: ({ values }): Promise<EnteredAnswer> =>
      repeatUnanswered(() =>
        unwrap(
          api.POST('/api/events/{id}/registrations/paper', {
            params: { path: { id: eventId }, header: { 'Idempotency-Key': key } },
            body: { ...sentForm(values), expected_amount: owed },
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
  const { known, doubles } = useRegisteredDancers(eventId, values.dancers, contests)
  const owed: number =
    data === null ? 0 : totalOf(previewCharges(sentForm(values), data, now, known))
  return {
    form: {
      values,
      errors,
      message,
      refusals,
      isSending,
      onChange(change) {
        setKey(crypto.randomUUID())
        form.change(change)
      },
      onSubmit: form.submit,
    },
    offered:
      data === null
        ? []
        : offeredContests(contests, values.dancers, { ...data, filter, knownEntries: known }),
    doubles,
    owed,
  }
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
  return mergeErrors(
    checkGendersTold(values.dancers),
    texts.length > 0 ? { numbers: texts } : {},
    checkPaperForm(sentForm(values), { ...data, isStaff: true }),
  )
}
