import { expect, test } from 'vitest'
import { bulkMachine } from '../bulk/bulkMachine.ts'
import { clubMachine } from '../club/clubMachine.ts'
import { forgotPasswordMachine } from '../auth/forgotPasswordMachine.ts'
import { loginMachine } from '../auth/loginMachine.ts'
import { formMachine } from '../form/formMachine.ts'
import { contestLifeMachine } from '../contest/contestLifeMachine.ts'
import {
  contestStatuses,
  contestStatusLabel,
  statusStep,
  type Scoring,
  type StatusStep,
} from '../contest/status.ts'
import { eventFilesMachine } from '../files/eventFilesMachine.ts'
import { roundLifeMachine } from '../round/roundLifeMachine.ts'
import { wizardMachine } from '../registration/wizard/wizardMachine.ts'
import { sheetMachine } from '../marks/sheetMachine.ts'
import { authMachine } from '../auth/authMachine.ts'
import { deliveryMachine } from '../outbox/deliveryMachine.ts'
import { outboxMachine } from '../outbox/outboxMachine.ts'
import { liveMachine } from '../live/liveMachine.ts'
import { pairingMachine } from '../station/pairing/pairingMachine.ts'
import { queueMachine } from '../station/queue/queueMachine.ts'
import { drawArrows, drawMachine, statePage } from './diagram.ts'

const machines = [
  [
    'login',
    'Login dialog',
    'Closed, open, closed on success; the e-mail typed stays, the password does not (docs/rules/accounts.md, «Login»).',
    loginMachine,
  ],
  [
    'forgot-password',
    'Forgot-password dialog',
    'Sending, then sent or error; 15 seconds at most (docs/rules/accounts.md, «Forgotten password»).',
    forgotPasswordMachine,
  ],
  [
    'form',
    'Forms',
    'Filled in, checked, sent, then done or back with what is wrong; passwords are forgotten once sent (docs/rules/site.md, «Forms»). A record that somebody else has changed meanwhile is read again and merged; where both changed a field, both texts wait for a choice (docs/rules/site.md, «Forms»).',
    formMachine,
  ],
  [
    'sheet',
    'Typing a sheet of marks',
    'Each mark is sent as it is typed; without the network typing goes on, and what was typed is sent again (docs/rules/marks-and-results.md, «Sheets»). Finished once all of it is stored.',
    sheetMachine,
  ],
  [
    'auth',
    'Who is logged in',
    'The stored user is checked, then the rights are loaded (docs/rules/accounts.md, «Start of the application»).',
    authMachine,
  ],
  [
    'wizard',
    'Registration wizard',
    'Which of the steps 0–4 is open is part of the draft, not a state. The draft is saved a second after the last change and cleared after registering (docs/rules/registration.md, «Draft»).',
    wizardMachine,
  ],
  [
    'club',
    'Grid of a club',
    'Filled in, checked and sent in one call; a refusal stands at its cell or field until something is changed (docs/rules/registration.md, «Clubs»).',
    clubMachine,
  ],
  [
    'outbox',
    'Outbox',
    'What must reach the server: read from the store first, then sent in the order of each key (docs/adr/0075-one-outbox.md). Each operation is a [delivery](delivery.md).',
    outboxMachine,
  ],
  [
    'delivery',
    'Delivery of an operation',
    'Stored, sent when its turn comes, sent again until it is answered, removed (docs/adr/0075-one-outbox.md).',
    deliveryMachine,
  ],
  [
    'station-queue',
    'Marks of a device',
    'Written on the device, sent in order, deleted once acknowledged; both sides work beside each other (docs/rules/stations.md, «What a device keeps»).',
    queueMachine,
  ],
  [
    'round-life',
    'Steps of a round',
    'From one status to the next until the wanted one; a refusal stops it where it is, and the rounds are read anew (docs/rules/rounds-and-heats.md).',
    roundLifeMachine,
  ],
  [
    'bulk',
    'Bulk acts',
    'One act on many registrations: chosen, looked at, confirmed, done (docs/rules/registration.md, «Merging and bulk acts»).',
    bulkMachine(),
  ],
  [
    'live',
    'Following an event',
    'The stream of an event: opened while its page is seen, opened again after it was cut; the page asks at intervals meanwhile (docs/adr/0090-streams-and-live-topics.md).',
    liveMachine,
  ],
  [
    'station-pairing',
    'Pairing of a device',
    'The code is typed or stands in the link; nothing is paired before somebody has said yes (docs/rules/stations.md, «Pairing»).',
    pairingMachine,
  ],
  [
    'event-files',
    'Files of an event',
    'Marked for upload or deletion; saving applies the marks one by one, what failed stays marked (docs/rules/events-and-contests.md, «Files of an event»).',
    eventFilesMachine,
  ],
  [
    'contest-life',
    'Changing the status of contests',
    'A step back asks to confirm, publication for answers to the checks of its results, any other goes at once; the server refuses what a contest cannot take. The statuses themselves: [contest-status.md](contest-status.md).',
    contestLifeMachine,
  ],
] as const

const page = (name: string) => `../../../../docs/states/${name}.md`

test.each(machines)(
  'docs/states/%s.md shows the machine there is',
  async (name, title, text, machine) => {
    await expect(statePage(title, text, drawMachine(machine))).toMatchFileSnapshot(page(name))
  },
)

const stepLabels: Record<StatusStep, string> = {
  forward: 'forward',
  back: 'back, to be confirmed',
  cancel: 'cancel',
  restore: 'restore',
}

test('docs/states/contest-status.md shows the table of statuses there is', async () => {
  const steps = (scoring: Scoring, suffix = '') =>
    contestStatuses.flatMap((from) =>
      contestStatuses.flatMap((to) => {
        const step = statusStep(from, to, scoring)
        return step === null ? [] : [{ from, to, label: stepLabels[step] + suffix }]
      }),
    )
  const judged = steps('skating')
  const isJudged = ({ from, to }: { from: string; to: string }) =>
    judged.some((step) => step.from === from && step.to === to)
  const unjudged = steps('none', ' (scoring none)').filter((step) => !isJudged(step))
  const diagram = [
    '[*] --> draft',
    ...contestStatuses.map(
      (status) => `state "${status} ${contestStatusLabel(status)}" as ${status}`,
    ),
    ...drawArrows([...judged, ...unjudged]),
  ]
  const text =
    'One step forward at a time; a step back asks to confirm and never deletes marks (docs/rules/contest-life.md, «Steps»). Contests of scoring `none` have no rounds and go from `closed` to `published`.'
  await expect(statePage('Status of a contest', text, diagram)).toMatchFileSnapshot(
    page('contest-status'),
  )
})
