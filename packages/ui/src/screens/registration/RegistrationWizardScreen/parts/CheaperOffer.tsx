import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { cheaperArrangement } from '@parket/domain/money/arrangement'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { arrangementWords } from '../arrangementWords.ts'
import type { StepProps } from '../wizardView.ts'

interface CheaperOfferProps extends StepProps {
  now: Instant
}

/**
 * The same contests for less, one press away (docs/rules/money.md, «Cheapest arrangement»). A registration that is
 * changed gets no offer: its entries keep the prices of the day they were made.
 */
export function CheaperOffer({ view, now, onEdit }: CheaperOfferProps) {
  const { draft, knownEntries, change } = view
  const cheaper = change ? null : cheaperArrangement(draft, view, now, knownEntries)
  if (cheaper === null) return null
  const { packets, saving } = cheaper
  return (
    <Alert
      tone="info"
      title={`Те же номинации\u00A0— на\u00A0${formatMoney(saving)} дешевле`}
      action={
        <Button onPress={() => onEdit({ type: 'packets.arrange', packets })}>Оформить так</Button>
      }
    >
      {arrangementWords(draft.packets, packets, view.contests)}
    </Alert>
  )
}
