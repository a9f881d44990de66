import { Heading } from '../../../components/Heading/Heading.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'

/** A form whose data are loading. */
export function FormSkeleton({ title }: { title: string }) {
  return (
    <Page width="narrow">
      <Heading level={1}>{title}</Heading>
      <div aria-busy>
        <VisuallyHidden>
          <output>Загружаем…</output>
        </VisuallyHidden>
        <Skeleton height={44} lines={5} />
      </div>
    </Page>
  )
}
