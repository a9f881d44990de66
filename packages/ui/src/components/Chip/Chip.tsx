import type { ReactNode } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { chip } from './Chip.css.ts'

interface ChipContent {
  icon?: ReactNode
  children: ReactNode
}

/** A word on its own, a toggle, or a link to one of several views. */
export type ChipProps = ChipContent &
  (
    | { onPress?: undefined; href?: undefined; isSelected?: undefined }
    | { onPress: () => void; href?: undefined; isSelected: boolean }
    | { href: string; onPress?: undefined; isSelected: boolean }
  )

export function Chip({ icon, children, onPress, href, isSelected }: ChipProps) {
  const content = (
    <>
      {isSelected ? <CheckIcon /> : icon}
      {children}
    </>
  )
  if (href !== undefined) {
    return (
      <a className={chip} href={href} aria-current={isSelected ? 'page' : undefined}>
        {content}
      </a>
    )
  }
  if (onPress) {
    return (
      <button type="button" className={chip} aria-pressed={isSelected} onClick={() => onPress()}>
        {content}
      </button>
    )
  }
  return <span className={chip}>{content}</span>
}
