import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'

/** The shape of the wizard's first step while it loads. */
export function WizardSkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden>
        <output>Открываем регистрацию…</output>
      </VisuallyHidden>
      <Page width="narrow">
        <Stack gap="xsmall">
          <Skeleton width={220} height="2.25rem" />
          <Skeleton width={300} />
        </Stack>
        <Skeleton height={56} />
        <Stack gap="medium">
          <Skeleton width={160} height="1.75rem" />
          <Skeleton height={68} lines={3} />
        </Stack>
      </Page>
    </div>
  )
}
