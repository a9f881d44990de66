import { isPacket } from '@parket/domain/contest/tags'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { offeredContests } from '@parket/domain/registration/availability'
import { heldIds } from '@parket/domain/registration/packets'
import { singleKey } from '@parket/domain/registration/singleKey'
import { Button } from '../../../../components/Button/Button.tsx'
import { ContestName } from '../../../contests/ContestName.tsx'
import { priceNow } from '../../../contests/price.ts'
import type { EventContest } from '../../../events/eventData.ts'
import type { Say } from '@parket/domain/format/sayOf'
import { frameTexts } from '../../../../texts/wizard/frameTexts.ts'
import { offersTexts, type OffersTextName } from '../../../../texts/wizard/offersTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { fieldId } from '../fieldId.ts'
import { packetOptions, type PacketOptions } from '../packetOptions.ts'
import { packetWords } from '../packetWords.ts'
import type { StepProps, WizardActions } from '../wizardView.ts'
import * as styles from './PacketOffers.css.ts'

interface PacketOffersProps extends StepProps {
  now: Instant
  onStepOpen: WizardActions['onStepOpen']
}

/**
 * Packets above the contests, for who has not decided on one: all of a packet's contests by one press where they are
 * cheaper so, else a way to choose them. The sum takes the packet by itself (docs/rules/money.md, «Cheapest arrangement»).
 */
export function PacketOffers({ view, now, onEdit, onStepOpen }: PacketOffersProps) {
  const say = useWizardTexts('offers', offersTexts)
  const sayOfFrame = useWizardTexts('frame', frameTexts)
  const { contests, draft, change } = view
  const held = new Set(heldIds(draft.packets))
  if (change !== null || draft.autoBundles === null) return null
  const offers = offeredContests(contests, draft.dancers, view)
    .filter(({ contest, reason }) => isPacket(contest) && reason === null && !held.has(contest.id))
    .map(({ contest }) => ({ packet: contest, choice: packetOptions(contest, view) }))
    .filter(({ choice }) => choice.takeable.some((id) => !held.has(id)))
  if (offers.length === 0) return null

  function tickAll(ids: readonly string[]) {
    const left = ids.filter((id) => !held.has(id))
    // The button goes with the offer.
    document.getElementById(fieldId(`packets.${left[0]}`))?.focus()
    for (const contestId of left) {
      onEdit({ type: 'contest.toggle', packetKey: singleKey, contestId })
    }
  }
  return (
    <ul className={styles.offers} aria-label={sayOfFrame('packets')}>
      {offers.map(({ packet, choice }) => {
        const all = allTogether(packet, choice, view, now, say)
        return (
          <li key={packet.id} className={styles.offer}>
            <div>
              <p className={styles.name}>
                <ContestName>{packet.group_name}</ContestName>
              </p>
              <p className={styles.words}>{all ?? wordsOf(packet, choice, view, now, say)}</p>
            </div>
            {all === null ? (
              <Button
                aria-label={say('fitPacket', { packet: packet.group_name })}
                onPress={() => onStepOpen(2)}
              >
                {say('fit')}
              </Button>
            ) : (
              <Button
                aria-label={say('tickAllOf', {
                  n: choice.takeable.length,
                  packet: packet.group_name,
                })}
                onPress={() => tickAll(choice.takeable)}
              >
                {say('tickAll', { n: choice.takeable.length })}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** «3 номинации за 2 800 ₽ вместо 3 600 ₽»; null where not all can be taken, or they are no cheaper so. */
function allTogether(
  packet: EventContest,
  { options, takeable, takesAll }: PacketOptions,
  { event }: StepProps['view'],
  now: Instant,
  say: Say<OffersTextName>,
): string | null {
  if (!takesAll) return null
  const singly = options
    .filter(({ member }) => takeable.includes(member.id))
    .reduce((sum, { member }) => sum + priceNow(member.price, event, now), 0)
  const price = priceNow(packet.price, event, now)
  return price < singly
    ? say('together', { price: formatMoney(price), singly: formatMoney(singly) })
    : null
}

function wordsOf(
  packet: EventContest,
  { options }: PacketOptions,
  { event }: StepProps['view'],
  now: Instant,
  say: Say<OffersTextName>,
): string {
  const members = options.map(({ member }) => member)
  const price = formatMoney(priceNow(packet.price, event, now))
  return say('priced', { price, choice: packetWords(packet, members, event, now, say) })
}
