import { SvgIcon } from './SvgIcon.tsx'

/** The sheet a judge marks. */
export function JudgeIcon() {
  return (
    <SvgIcon>
      <path d="M9 5H6.5A1.5 1.5 0 0 0 5 6.5v13A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-13A1.5 1.5 0 0 0 17.5 5H15" />
      <path d="M9 3.5h6V7H9ZM8.5 11.5l2 2 M10.5 11.5l-2 2M13.5 12.5h2.5M8.5 16.5l2 2M10.5 16.5l-2 2M13.5 17.5h2.5" />
    </SvgIcon>
  )
}
