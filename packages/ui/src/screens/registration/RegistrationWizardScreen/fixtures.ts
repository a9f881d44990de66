import type { DancerInput } from '@parket/domain/registration/request'
import { anyAge } from '@parket/domain/contest/filters'
import { previewCharges } from '@parket/domain/money/preview'
import { noAffiliation } from '@parket/domain/registration/affiliation'
import { newDraft, type Draft } from '@parket/domain/registration/draft'
import { entriesOf } from '@parket/domain/registration/draftEntries'
import { stepIndexes, type StepIndex } from '@parket/domain/registration/wizard/stepIndex'
import {
  cupData,
  duet,
  folkSolo,
  fullSolo,
  jackAndJill,
  now,
  orientalSolo,
  packet,
} from '../../fixtures/cup.ts'
import type { EventContest } from '../../events/eventData.ts'
import type { WizardView } from './wizardView.ts'

export const maria: DancerInput = {
  last_name: 'Смирнова',
  first_name: 'Мария',
  birth_date: '1999-04-12',
  gender: 'F',
}

export const child: DancerInput = {
  last_name: 'Орлова',
  first_name: 'Соня',
  birth_date: '2018-06-01',
  gender: 'F',
}

export const contacts = {
  email: 'maria@parket.test',
  phone: '+7 916 123-45-67',
  city: 'Москва',
  ...noAffiliation,
}

const solo = { count: { min: 1, max: 1 }, age: anyAge }

/** A view of the wizard at a step, as the container would make it. */
export function wizardAt(
  step: StepIndex,
  content: Partial<Draft> = {},
  own: Partial<WizardView> = {},
): WizardView {
  const filter = own.filter ?? solo
  const draft: Draft = { ...newDraft(1, filter), contacts, step, reached: step, ...content }
  const charges = entriesOf(draft).flatMap((entry) => previewCharges(entry, cupData, now))
  return {
    ...cupData,
    filter,
    draft,
    errors: {},
    stepStates: stepIndexes.map((index) =>
      index === step ? 'current' : index < step ? 'done' : 'upcoming',
    ),
    canOpen: stepIndexes.map((index) => index <= step),
    nextStep: stepIndexes[step + 1] ?? null,
    nextDancers: null,
    entries: entriesOf(draft).map((entry) =>
      Object.assign({ charges: previewCharges(entry, cupData, now) }, entry),
    ),
    charges: charges.length > 0 ? charges : null,
    isDraftOnDevice: false,
    knownEntries: [],
    times: new Map(),
    change: null,
    draftState: 'saved',
    submission: { state: 'idle' },
    ...own,
  }
}

/** Everything chosen: a packet of two, a full contest, a role. */
export const chosen: Partial<Draft> = {
  dancers: [maria],
  packets: {
    [packet.id]: { status: true, selectedGroupIds: [orientalSolo.id, folkSolo.id] },
    single: { status: true, selectedGroupIds: [fullSolo.id, jackAndJill.id] },
  },
  roles: { [jackAndJill.id]: 'follower' },
}

export const duetFilter = { count: { min: 2, max: 2 }, age: anyAge }
export const groupFilter = { count: { min: 3, max: 24 }, age: anyAge }

export const duetChosen: Partial<Draft> = {
  dancers: [maria, { ...child, birth_date: '2012-06-01' }],
  packets: { single: { status: true, selectedGroupIds: [duet.id] } },
}

/** A packet for two. */
export const duetPacket: EventContest = {
  ...packet,
  id: '3f0b8f2e-0000-4000-8000-000000000041',
  group_num: 41,
  group_name: 'Дуэтный пакет',
  min_count: 2,
  max_count: 2,
  min_age: duet.min_age,
  packet: { groupNums: [duet.group_num], min: 1, max: 1 },
}

export const sister: DancerInput = { ...maria, first_name: 'Вера' }

/** Two sisters, each with a contest of her own. */
export const severalChosen = {
  dancers: [sister],
  packets: { single: { status: true, selectedGroupIds: [folkSolo.id] } },
  chosen: [
    {
      dancers: [maria],
      packets: { single: { status: true, selectedGroupIds: [orientalSolo.id] } },
      autoBundles: [],
      roles: {},
      submitKey: null,
    },
  ],
  turn: 1,
} satisfies Partial<Draft>
