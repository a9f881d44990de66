import { EventPicture } from '../../../../components/EventPicture/EventPicture.tsx'
import { StationLayout } from '../../../../layouts/StationLayout/StationLayout.tsx'
import { CodeStep } from './CodeStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { PinStep } from './PinStep.tsx'
import { WaitingStep } from './WaitingStep.tsx'
import type { PairingScreenProps } from './pairingView.ts'
import * as styles from './PairingScreen.css.ts'

export type { PairingActions, PairingView } from './pairingView.ts'

const steps = { code: CodeStep, confirm: ConfirmStep, pin: PinStep, waiting: WaitingStep }

/** Pairs a device: a code, «Это вы?», and where another device works there the organiser’s yes. */
export function PairingScreen({ view, actions }: PairingScreenProps) {
  const { station, team, step } = view
  const Step = steps[step]
  return (
    <StationLayout>
      <div className={styles.page}>
        <div className={styles.picture}>
          <EventPicture eventId={station?.event ?? team} format="strip" keepFree={floorOnly}>
            <p className={styles.where}>
              {station ? team : 'Устройства турнира'}
              <b className={styles.event}>{station?.event ?? team}</b>
            </p>
          </EventPicture>
        </div>
        <Step view={view} actions={actions} />
        {view.isSafariOfApple && (step === 'code' || step === 'confirm') && (
          <p className={styles.advice}>
            Добавьте страницу на&nbsp;экран «Домой» до&nbsp;подключения и&nbsp;откройте оттуда:
            отметки остаются там, где устройство подключили. Чем не&nbsp;пользовались 7&nbsp;дней,
            Safari стирает.
          </p>
        )}
      </div>
    </StationLayout>
  )
}

/** The words lie at the bottom. */
const floorOnly = [{ left: 0, top: 0.55, right: 1, bottom: 1 }]
