import { roundName } from '@parket/domain/round/name'
import { roundTable } from '@parket/domain/scoring/roundTable'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { DecisionLines } from '../../scoring/DecisionLines/DecisionLines.tsx'
import { RoundTables } from '../../scoring/RoundTables/RoundTables.tsx'
import type { ShownResult, ShownRound } from '../resultData.ts'

interface RoundMarksProps {
  round: ShownRound
  result: ShownResult
  ownNumber: number | null
  timeZone: string
}

/** How each way of judging comes to its order, in a line. */
const kindWords: Record<ShownRound['kind'], string> = {
  crosses:
    'Судьи отмечают крестом тех, кого хотят видеть дальше. Буква стоит за крест этого судьи.',
  callbacks: 'Да — 10, запасные 1, 2 и 3 — 4,5, 4,3 и 4,2, нет — 0. Дальше проходят большие суммы.',
  points: 'Место по сумме баллов: чем она больше, тем выше место.',
  skating:
    'Место достаётся тому, у кого раньше набралось большинство судей. Решивший столбец выделен.',
  'relative-placement':
    'Место достаётся тому, у кого раньше набралось большинство судей. Решивший столбец выделен.',
}

/** «Как считали»: every mark of a round once they are public, and the decisions on the record. */
export function RoundMarks({ round, result, ownNumber, timeZone }: RoundMarksProps) {
  const table = roundTable(round, result)
  if (table === null) return null
  const names = new Map(round.entries.map(({ start_number, names }) => [start_number, names]))
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Как считали{round.role === null ? '' : `: ${roundName(round)}`}</Heading>
      <Text tone="secondary" isMeasured>
        {kindWords[round.kind]}
      </Text>
      <RoundTables table={table} names={names} ownNumber={ownNumber} />
      <DecisionLines decisions={round.decisions} timeZone={timeZone} />
    </Stack>
  )
}
