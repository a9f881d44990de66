import { formatDateTime } from '@parket/domain/format/dateTime'
import { asSentence } from '@parket/domain/format/sentence'
import { decidedEntries, decisionText } from '@parket/domain/scoring/decisionText'
import type { FileDecision } from '@parket/domain/scoring/resultFile'
import { Text } from '../../../components/Text/Text.tsx'

export interface DecisionLinesProps {
  /** Of one round, in the order they were made. */
  decisions: readonly FileDecision[]
  /** Of the event, IANA. */
  timeZone: string
}

/** The decisions of a round: what, why, whose and when. */
export function DecisionLines({ decisions, timeZone }: DecisionLinesProps) {
  return decisions.map((decision) => (
    <Text key={`${decision.at} ${decision.text}`} size="small">
      Решение: {decisionText(decidedEntries(decision))}. {asSentence(decision.text)} {decision.by},{' '}
      {formatDateTime(decision.at, timeZone)}
    </Text>
  ))
}
