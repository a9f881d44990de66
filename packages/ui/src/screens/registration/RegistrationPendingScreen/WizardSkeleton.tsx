import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { pendingTexts } from '../../../texts/wizard/pendingTexts.ts'
import { useWizardTexts } from '../../../texts/TextsProvider.tsx'
import * as styles from '../RegistrationWizardScreen/RegistrationWizardScreen.css.ts'

/** The shape of the wizard's first step while it loads. */
export function WizardSkeleton() {
  const say = useWizardTexts('pending', pendingTexts)
  return (
    <div aria-busy>
      <VisuallyHidden>
        <output>{say('opening')}</output>
      </VisuallyHidden>
      <Page>
        <Skeleton width={300} />
        <Skeleton height={44} />
        <div className={styles.step}>
          <Skeleton width={320} height="3.5rem" />
          <Skeleton height={68} lines={3} />
        </div>
      </Page>
    </div>
  )
}
