import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Tells those who do not see the button what came of copying. */
export function CopyOutcome({ outcome }: { outcome: 'copied' | 'refused' | null }) {
  return (
    <VisuallyHidden>
      <output>
        {outcome === 'copied' && 'Скопировано'}
        {outcome === 'refused' && 'Скопировать не удалось: выделите и скопируйте вручную'}
      </output>
    </VisuallyHidden>
  )
}
