import { numberedName } from '@parket/domain/contest/title'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { Button } from '../../../../components/Button/Button.tsx'
import { Card } from '../../../../components/Card/Card.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { audienceLabel } from '../../../contests/contestLabels.ts'
import { priceNow } from '../../../contests/price.ts'
import type { EventContest } from '../../../events/eventData.ts'
import { contestsTexts } from '../../../../texts/wizard/contestsTexts.ts'
import { offersTexts } from '../../../../texts/wizard/offersTexts.ts'
import { packetsTexts } from '../../../../texts/wizard/packetsTexts.ts'
import { useProblemText, useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { labelsTexts } from '../../../../texts/wizard/labelsTexts.ts'
import { fieldId } from '../fieldId.ts'
import { packetOptions } from '../packetOptions.ts'
import { packetWords } from '../packetWords.ts'
import { priceNote } from '../priceNote.ts'
import { AgeHint } from '../parts/AgeHint.tsx'
import { ContestOption } from '../parts/ContestOption.tsx'
import { PacketProgress } from '../parts/PacketProgress.tsx'
import type { StepProps } from '../wizardView.ts'
import { ContestName } from '../../../contests/ContestName.tsx'
import * as styles from './contests.css.ts'

interface PacketCardProps extends StepProps {
  packet: EventContest
  /** Why these dancers cannot take it, in Russian. */
  reason: string | null
  now: Instant
}

/** A packet: taken or not, and once taken, filled with its contests. */
export function PacketCard({ packet, reason, view, now, onEdit }: PacketCardProps) {
  const told = useProblemText()
  const say = useWizardTexts('packets', packetsTexts)
  const sayOfOffers = useWizardTexts('offers', offersTexts)
  const sayLabel = useWizardTexts('labels', labelsTexts)
  const sayOfContests = useWizardTexts('contests', contestsTexts)
  const { draft, event, errors } = view
  const selection = draft.packets[packet.id]
  const isTaken = selection !== undefined && selection.status !== null
  const chosen = selection?.selectedGroupIds ?? []
  const { options, takeable, takesAll } = packetOptions(packet, view)
  const members = options.map(({ member }) => member)
  const left = takeable.filter((id) => !chosen.includes(id))
  // Chosen before the dancers or the contest changed: «all» does not count it.
  const unfit = chosen.filter((id) => !takeable.includes(id))
  const toggle = (contestId: string) =>
    onEdit({ type: 'contest.toggle', packetKey: packet.id, contestId })
  const price = priceNow(packet.price, event, now)
  return (
    <Card padding="none" tone={isTaken ? 'page' : 'wash'}>
      <div className={styles.packetHead}>
        <Checkbox
          id={fieldId(`packets.${packet.id}`)}
          label={
            <span className={styles.optionTitle}>
              <strong className={styles.optionName}>
                <ContestName>{numberedName(packet)}</ContestName>
              </strong>
              <span className={styles.price}>{formatMoney(price)}</span>
            </span>
          }
          description={[
            audienceLabel(packet, sayLabel),
            priceNote(price, draft.dancers.length, sayOfContests),
            packetWords(packet, members, event, now, sayOfOffers),
            reason !== null && told(reason),
          ]
            .filter(Boolean)
            .join(' · ')}
          isDisabled={reason !== null && !isTaken}
          isSelected={isTaken}
          error={errors[`packets.${packet.id}`]}
          onChange={(isSelected) =>
            onEdit({ type: isSelected ? 'packet.take' : 'packet.drop', packetId: packet.id })
          }
        />
        {reason !== null && <AgeHint contest={packet} dancers={draft.dancers} event={event} />}
      </div>
      {isTaken && packet.packet && (
        <fieldset className={styles.packetMembers}>
          <legend className={styles.packetLegend}>
            <PacketProgress chosen={chosen.length} packet={packet.packet} />
          </legend>
          {options.map(({ member, reason }) => (
            <ContestOption
              key={member.id}
              contest={member}
              event={event}
              now={now}
              dancers={draft.dancers}
              isApart
              isPriced={false}
              isSelected={chosen.includes(member.id)}
              reason={reason}
              onToggle={() => toggle(member.id)}
            />
          ))}
          {takesAll && (
            <div>
              <Button
                variant="quiet"
                onPress={() => (left.length > 0 ? [...unfit, ...left] : chosen).forEach(toggle)}
              >
                {left.length > 0 ? say('takeAll', { n: takeable.length }) : say('dropAll')}
              </Button>
            </div>
          )}
        </fieldset>
      )}
    </Card>
  )
}
