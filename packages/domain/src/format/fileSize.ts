import { formatNumber, formatShortNumber } from './number.ts'

export const KB = 1024
export const MB = KB * KB

/** «File sizes shown in "байт", KB or MB» (docs/rules/site.md, «Formats»). */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${formatNumber(bytes, 0)}\u00A0байт`
  if (bytes < MB) return `${formatShortNumber(bytes / KB)}\u00A0KB`
  return `${formatShortNumber(bytes / MB)}\u00A0MB`
}

const GB = KB * MB

/** Room on a disk, in GB: «81,6 GB». */
export function formatDiskSpace(bytes: number): string {
  return `${formatShortNumber(bytes / GB, 1)}\u00A0GB`
}
