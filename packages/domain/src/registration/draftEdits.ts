import type { RegistrationContest } from '../contest/contest.ts'
import { blankDancer, type Draft } from './draft.ts'
import { foldName } from './dancers.ts'
import { isPacketComplete, singleKey } from './packets.ts'
import type { Consents, Contacts, DancerInput, JnjRole, PacketSelections } from './request.ts'

/** Changes of what is typed and chosen in the wizard. */
export type DraftEdit =
  | { type: 'contacts.change'; change: Partial<Contacts> }
  | { type: 'dancer.add' }
  | { type: 'dancer.change'; index: number; change: Partial<DancerInput> }
  | { type: 'dancer.remove'; index: number }
  /** Rows pasted from a spreadsheet: they fill empty rows first. */
  | { type: 'dancers.paste'; dancers: readonly DancerInput[] }
  | { type: 'packet.take'; packetId: string }
  | { type: 'packet.drop'; packetId: string }
  /** `packetKey`: a packet's contest id, or `single`. */
  | { type: 'contest.toggle'; packetKey: string; contestId: string }
  | { type: 'role.choose'; contestId: string; role: JnjRole }
  | { type: 'consents.change'; change: Consents }

export const editTypes = [
  'contacts.change',
  'dancer.add',
  'dancer.change',
  'dancer.remove',
  'dancers.paste',
  'packet.take',
  'packet.drop',
  'contest.toggle',
  'role.choose',
  'consents.change',
] as const satisfies readonly DraftEdit['type'][]

/** The draft after a change; the content being new, its submit key is gone. */
export function editDraft(
  draft: Draft,
  edit: DraftEdit,
  contests: readonly RegistrationContest[],
): Draft {
  return { ...draft, ...changed(draft, edit, contests), submitKey: null }
}

function changed(
  draft: Draft,
  edit: DraftEdit,
  contests: readonly RegistrationContest[],
): Partial<Draft> {
  switch (edit.type) {
    case 'contacts.change':
      return { contacts: { ...draft.contacts, ...edit.change } }
    case 'dancer.add':
      return { dancers: [...draft.dancers, { ...blankDancer }] }
    case 'dancer.change':
      return {
        dancers: draft.dancers.map((dancer, index) =>
          index === edit.index ? { ...dancer, ...edit.change } : dancer,
        ),
      }
    case 'dancer.remove':
      return { dancers: draft.dancers.filter((_, index) => index !== edit.index) }
    case 'dancers.paste':
      return { dancers: [...draft.dancers.filter((dancer) => !isBlank(dancer)), ...edit.dancers] }
    case 'packet.take':
      return { packets: withSelection(draft.packets, edit.packetId, [], contests) }
    case 'packet.drop':
      return {
        packets: { ...draft.packets, [edit.packetId]: { status: null, selectedGroupIds: [] } },
      }
    case 'contest.toggle':
      return { packets: toggled(draft.packets, edit, contests) }
    case 'role.choose':
      return { roles: { ...draft.roles, [edit.contestId]: edit.role } }
    default:
      return { consents: { ...draft.consents, ...edit.change } }
  }
}

function isBlank({ last_name, first_name, birth_date }: DancerInput): boolean {
  return foldName(last_name + first_name + birth_date) === ''
}

/** «A contest is chosen once over all keys» (decisions, «Registration»): choosing it here takes it from elsewhere. */
function toggled(
  packets: PacketSelections,
  { packetKey, contestId }: { packetKey: string; contestId: string },
  contests: readonly RegistrationContest[],
): PacketSelections {
  const isChosenHere = packets[packetKey]?.selectedGroupIds.includes(contestId) ?? false
  let next = packets
  for (const [key, { selectedGroupIds }] of Object.entries(packets)) {
    if (selectedGroupIds.includes(contestId)) {
      const others = selectedGroupIds.filter((id) => id !== contestId)
      next = withSelection(next, key, others, contests)
    }
  }
  if (isChosenHere) return next
  const chosen = [...(next[packetKey]?.selectedGroupIds ?? []), contestId]
  return withSelection(next, packetKey, chosen, contests)
}

/** A selection with the status that follows from it: complete or unfinished; never undecided. */
function withSelection(
  packets: PacketSelections,
  key: string,
  selectedGroupIds: string[],
  contests: readonly RegistrationContest[],
): PacketSelections {
  const packet = contests.find(({ id }) => id === key)
  const status =
    key === singleKey ||
    (packet !== undefined && isPacketComplete(selectedGroupIds, packet, contests))
  return { ...packets, [key]: { status, selectedGroupIds } }
}
