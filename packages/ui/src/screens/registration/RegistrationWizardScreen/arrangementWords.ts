import { isPacket, isPass } from '@parket/domain/contest/tags'
import { chosenContestIds, takenPacketIds } from '@parket/domain/registration/packets'
import type { PacketSelections } from '@parket/domain/registration/request'
import type { Say } from '@parket/domain/format/sayOf'
import type { PriceTextName } from '../../../texts/wizard/priceTexts.ts'
import type { EventContest } from '../../events/eventData.ts'

/** What another arrangement of the same contests changes: «Взять «Пакет 2–3 соло». Не брать «Фулл-пасс».» */
export function arrangementWords(
  before: PacketSelections,
  after: PacketSelections,
  contests: readonly EventContest[],
  say: Say<PriceTextName>,
): string {
  const bundles = contests.filter((contest) => isPacket(contest) || isPass(contest))
  const heldIn = (packets: PacketSelections) => {
    const held = new Set([...takenPacketIds(packets), ...chosenContestIds(packets)])
    return bundles.filter(({ id }) => held.has(id)).map(({ group_name }) => group_name)
  }
  const [old, next] = [heldIn(before), heldIn(after)]
  const added = next.filter((name) => !old.includes(name))
  const dropped = old.filter((name) => !next.includes(name))
  const sentences = [
    added.length > 0 && say('take', { bundles: quoted(added, say) }),
    dropped.length > 0 && say('leave', { bundles: quoted(dropped, say) }),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(' ') : say('rearrange')
}

/** «Пакет 2–3 соло», «Фулл-пасс». */
export function quotedBundles(
  ids: readonly string[],
  contests: readonly EventContest[],
  say: Say<PriceTextName>,
): string {
  const names = contests.filter(({ id }) => ids.includes(id)).map(({ group_name }) => group_name)
  return quoted(names, say)
}

function quoted(names: readonly string[], say: Say<PriceTextName>): string {
  return names.map((name) => say('bundle', { name })).join(', ')
}
