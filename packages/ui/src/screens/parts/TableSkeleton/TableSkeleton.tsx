import { Card } from '../../../components/Card/Card.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'

interface TableSkeletonProps {
  /** What is awaited, for screen readers. */
  label: string
}

/** The shape of rows while they load. */
export function TableSkeleton({ label }: TableSkeletonProps) {
  return (
    <div aria-busy>
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <Card>
        <Skeleton height={28} lines={8} />
      </Card>
    </div>
  )
}
