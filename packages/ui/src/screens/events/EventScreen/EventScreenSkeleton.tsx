import { EventPicture } from '../../../components/EventPicture/EventPicture.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { fullWidth } from '../../../layouts/Page/fullWidth.css.ts'
import { Page } from '../../../layouts/Page/Page.tsx'
import { EventNav, type EventPageLinks } from '../parts/EventNav/EventNav.tsx'
import * as answers from './Answers.css.ts'
import * as hero from './EventHero.css.ts'

/** The shape of the event page while it loads: ground and seams, the answers, the way to its other pages. */
export function EventScreenSkeleton({ links }: { links: EventPageLinks }) {
  return (
    <>
      <div className={fullWidth} aria-busy>
        <VisuallyHidden>
          <output>Загружаем турнир…</output>
        </VisuallyHidden>
        <EventPicture eventId="loading" format="hero" isFloorOnly>
          <div className={hero.words}>
            <span className={hero.tileShape} />
            <span className={hero.nameShape} />
          </div>
        </EventPicture>
      </div>
      <Page>
        <div className={answers.answers}>
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} lines={2} />
          ))}
        </div>
        <EventNav current="home" links={links} />
        <Skeleton lines={6} />
      </Page>
    </>
  )
}
