import { numbersOf } from '@parket/domain/station/judge/judgeRound'
import { StationLayout } from '../../../../layouts/StationLayout/StationLayout.tsx'
import { BrushKeys } from './BrushKeys.tsx'
import { HeatKeys } from './HeatKeys.tsx'
import { JudgeCounter } from './JudgeCounter.tsx'
import { JudgeFoot } from './JudgeFoot.tsx'
import { JudgeHeader } from './JudgeHeader.tsx'
import { JudgeSlot } from './JudgeSlot.tsx'
import { MarksArea } from './MarksArea.tsx'
import { NumberTiles } from './NumberTiles.tsx'
import { PlaceKeys } from './PlaceKeys.tsx'
import { PointsKeys } from './PointsKeys.tsx'
import { ScoreKeys } from './ScoreKeys.tsx'
import type { JudgeScreenProps } from './judgeView.ts'
import * as styles from './JudgeScreen.css.ts'

export type { JudgeActions, JudgeView } from './judgeView.ts'

/**
 * The page on which a judge marks a dance: numbers only, nothing moves by itself, everything can be taken back. On a wide
 * screen the marks stand beside what is said of them.
 */
export function JudgeScreen({ view, actions }: JudgeScreenProps) {
  const { round, dance, heat } = view
  const isTapped = round.kind === 'crosses' || round.kind === 'callbacks'
  return (
    <StationLayout isSideBySide>
      <div className={styles.side}>
        <JudgeHeader view={view} />
        <JudgeSlot
          status={view.status}
          refusals={view.refusals}
          waitingLong={view.waitingLong}
          onRefusalsRead={actions.onRefusalsRead}
          onSave={actions.onSave}
        />
        <JudgeCounter view={view} actions={actions} />
        <span className={styles.push} />
        {isTapped && round.heats.length > 1 && <HeatKeys view={view} actions={actions} />}
        {round.kind === 'callbacks' && <BrushKeys view={view} actions={actions} />}
      </div>
      <MarksArea key={`${round.id} ${dance} ${heat}`} count={numbersOf(round).length}>
        {isTapped ? (
          <NumberTiles view={view} actions={actions} />
        ) : round.kind === 'points' ? (
          <PointsKeys view={view} actions={actions} />
        ) : round.kind === 'relative-placement' ? (
          <ScoreKeys view={view} actions={actions} />
        ) : (
          <PlaceKeys view={view} actions={actions} />
        )}
      </MarksArea>
      <div className={styles.foot}>
        <JudgeFoot view={view} actions={actions} />
      </div>
    </StationLayout>
  )
}
