import type { HallClosed, HallScene } from '@parket/domain/live/hall/hallScene'
import type { HallPartner } from '@parket/domain/live/hall/partners'
import type { ReactNode } from 'react'
import '../../../../theme/global.css.ts'
import { BrandMark } from '../../../../components/BrandMark/BrandMark.tsx'
import { EventPicture } from '../../../../components/EventPicture/EventPicture.tsx'
import { HallFrame } from '../../../../components/HallFrame/HallFrame.tsx'
import { FloorsScene } from './FloorsScene.tsx'
import { HallFoot } from './HallFoot.tsx'
import { HallOverlay } from './HallOverlay.tsx'
import { NextScene } from './NextScene.tsx'
import { Partners } from './Partners.tsx'
import { RevealScene } from './RevealScene.tsx'
import { fromText, itemTitle, leftText } from './hallWords.ts'
import * as styles from './hall.css.ts'

export interface HallScreenProps {
  /** What is shown. */
  scene: HallScene
  /** The round that was counted last, with the last hash of its journal; null: none is known. */
  closed: HallClosed | null
  /** Whose picture it is; its name is '' until it is known. */
  event: { id: number; name: string; timeZone: string }
  /** Whoever supports the event, shown in breaks. */
  partners: readonly HallPartner[]
  /** The hour, by the event's clock. */
  clock: string
  /** Over a video: a strip on a transparent ground. */
  isOverlay: boolean
}

/** The screen of the hall, 1920 × 1080, read from 25 m: always dark, nothing moves, one scene follows another by a cut. */
export function HallScreen(props: HallScreenProps) {
  const { scene, event, isOverlay } = props
  return (
    <HallFrame isTransparent={isOverlay}>
      {isOverlay ? (
        <HallOverlay {...{ scene, event }} />
      ) : scene.kind === 'winner' || scene.kind === 'idle' ? (
        <main id="main" className={styles.wholeScene} tabIndex={-1}>
          <Scene {...props} />
        </main>
      ) : (
        <>
          <main id="main" className={styles.scene} tabIndex={-1}>
            <Scene {...props} />
          </main>
          <HallFoot {...props} />
        </>
      )}
    </HallFrame>
  )
}

function Scene({ scene, event, partners, clock }: HallScreenProps) {
  switch (scene.kind) {
    case 'floors':
      return <FloorsScene floors={scene.floors} eventId={event.id} />
    case 'reveal':
      return <RevealScene ceremony={scene.ceremony} />
    case 'winner': {
      const { title, places } = scene.ceremony
      const first = places.filter(({ place }) => place === 1)
      return (
        <Beside id={event.id} look={styles.wordsBelow}>
          <p className={styles.lead}>{title}. 1&nbsp;место</p>
          {first.map((one) => (
            <div key={one.start_number}>
              <h1
                className={first.length > 1 || one.names.length > 2 ? styles.medium : styles.large}
              >
                {one.names.length === 0 ? `№\u00A0${one.start_number}` : one.names.join(', ')}
              </h1>
              <p className={styles.lead}>
                {[`№\u00A0${one.start_number}`, fromText(one)].filter(Boolean).join('. ')}
              </p>
            </div>
          ))}
        </Beside>
      )
    }
    case 'pause':
      return (
        <Beside id={event.id} look={styles.words}>
          <p className={styles.lead}>{itemTitle(scene.item)}</p>
          <h1 className={styles.huge}>
            {scene.item.kind === 'ceremony' ? event.name : leftText(scene.minutes)}
          </h1>
          {scene.item.kind === 'break' && <Partners partners={partners} />}
        </Beside>
      )
    case 'next':
      return <NextScene {...scene} timeZone={event.timeZone} />
    default:
      return (
        <Beside id={event.id} look={styles.wordsMiddle}>
          <span className={styles.mark}>
            <BrandMark />
          </span>
          <h1 className={styles.idleClock}>{clock}</h1>
          {event.name !== '' && <p className={styles.lead}>{event.name}</p>}
        </Beside>
      )
  }
}

/** Words on the left, the picture on the right of them. */
function Beside({ id, look, children }: { id: number; look: string; children: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div className={styles.picture}>
        <EventPicture eventId={id} format="hero" keepFree={wordsRoom}>
          <div className={styles.spacer} />
        </EventPicture>
      </div>
      <div className={look}>{children}</div>
    </div>
  )
}

/** The picture never lies under words. */
const wordsRoom = [{ left: -1, top: -1, right: 0.7, bottom: 2 }]
