import { SvgIcon } from './SvgIcon.tsx'

export function DancerIcon() {
  return (
    <SvgIcon>
      <circle cx="13.5" cy="4.5" r="1.8" />
      <path d="M5 5.5c1.5 3 4 4.5 7.5 4.5s5.5-1 7-3M12.5 10v4.5l-4 6M12.5 14.5l4.5 2 1.5 4" />
    </SvgIcon>
  )
}
