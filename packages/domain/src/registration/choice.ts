import type { RegistrationContest } from '../contest/contest.ts'
import { takesEntries } from '../contest/status.ts'
import { isPacket, isPass } from '../contest/tags.ts'
import type { EventAges, EventTag } from '../event/event.ts'
import { payGroupNumber } from '../event/tags.ts'
import { formProblemText } from '../problems/formProblems.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { ageProblems, dancerCountProblems, countRange, dancerName } from './dancers.ts'
import { chosenContestIds, packetMembers, takenPacketIds } from './packets.ts'
import { isJnjRole, type DancerInput, type RegistrationRequest } from './request.ts'

export interface ChoiceRules {
  event: EventAges
  tags: readonly EventTag[]
  contests: readonly RegistrationContest[]
}

type Choice = Pick<RegistrationRequest, 'packets' | 'dancers' | 'roles'>

/**
 * Why these dancers cannot enter this contest, each reason in Russian; [] when they can.
 * «The server checks each chosen contest with its own counts and ages» (docs/rules/registration.md,
 * «Choice of contests»).
 */
export function entryProblems(
  contest: RegistrationContest,
  dancers: readonly DancerInput[],
  rules: ChoiceRules,
): string[] {
  const { event, tags } = rules
  if (contest.group_num === payGroupNumber(tags)) return [formProblemText('contest_pay_group')]
  if (contest.status === 'cancelled') return [formProblemText('contest_cancelled')]
  if (!takesEntries(contest)) return [formProblemText('contest_not_open')]
  return [
    ...dancerCountProblems(dancers.length, countRange(contest)),
    ...ageProblems(dancers, contest, event).map(({ text }) => text),
    ...passProblems(contest, dancers, rules),
  ]
}

/**
 * A pass that covers contests is sold to nobody whom it would make nothing free: too young or too old
 * for every one of them, or all are cancelled. One that lists none is a ticket by itself. Whoever
 * registers sees no draft, and what they cannot see may yet fit: so it does not count against a pass,
 * for the server no more than for the wizard.
 */
function passProblems(
  pass: RegistrationContest,
  dancers: readonly DancerInput[],
  { event, contests }: ChoiceRules,
): string[] {
  if (!isPass(pass) || pass.packet === null || pass.packet.groupNums.length === 0) return []
  const seen = packetMembers(pass.packet, contests).filter(({ status }) => status !== 'draft')
  const seenNums = new Set(seen.map(({ group_num }) => group_num))
  if (pass.packet.groupNums.some((num) => !seenNums.has(num))) return []
  const held = seen.filter(({ status }) => status !== 'cancelled')
  if (held.length === 0) return [formProblemText('pass_cancelled')]
  return dancers
    .filter((dancer) => held.every((one) => ageProblems([dancer], one, event).length > 0))
    .map((dancer) => formProblemText('pass_useless', { dancer: dancerName(dancer) }))
}

/**
 * Steps 3 and 4: each chosen contest belongs to the event, is open, fits these dancers and is chosen
 * once over all keys; roles where a contest splits them; "Не выбрано ни одной номинации" (docs/rules/registration.md,
 * «Choice of contests»).
 * @returns problems under `packets.<contest id>`, `roles.<contest id>`, or `packets` for an empty choice
 */
export function checkChoice(choice: Choice, rules: ChoiceRules): FieldErrors {
  const errors: FieldErrors = {}
  const chosen = chosenContestIds(choice.packets)
  if (chosen.length === 0) addError(errors, 'packets', formProblemText('nothing_chosen'))

  const seen = new Set<string>()
  for (const id of chosen) {
    for (const text of choiceProblems(id, choice.dancers, rules)) {
      addError(errors, `packets.${id}`, text)
    }
    if (seen.has(id)) addError(errors, `packets.${id}`, formProblemText('contest_chosen_twice'))
    seen.add(id)
    if (isRoleMissing(id, choice.roles, rules.contests)) {
      addError(errors, `roles.${id}`, formProblemText('role_missing'))
    }
  }
  for (const id of takenPacketIds(choice.packets)) {
    const packet = rules.contests.find((contest) => contest.id === id)
    const problems = packet ? entryProblems(packet, choice.dancers, rules) : []
    for (const text of problems) addError(errors, `packets.${id}`, text)
  }
  return errors
}

function choiceProblems(id: string, dancers: readonly DancerInput[], rules: ChoiceRules): string[] {
  const contest = rules.contests.find((contest) => contest.id === id)
  if (!contest) return [formProblemText('contest_foreign')]
  if (isPacket(contest)) return [formProblemText('contest_is_packet')]
  return entryProblems(contest, dancers, rules)
}

/**
 * "Укажите роль" where a contest counts leaders and followers apart (docs/rules/registration.md,
 * «Choice of contests»).
 */
function isRoleMissing(
  id: string,
  roles: RegistrationRequest['roles'],
  contests: ChoiceRules['contests'],
): boolean {
  const isSplit = contests.some((contest) => contest.id === id && contest.jnj_role_split)
  return isSplit && !isJnjRole(roles?.[id])
}
