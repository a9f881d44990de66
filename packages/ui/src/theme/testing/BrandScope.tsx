import type { Brand } from '@parket/domain/brand/brand'
import { useId, type CSSProperties, type ReactNode } from 'react'
import { brandVariables } from '../brand.ts'
import { pictureStyleText } from '../pictureStyle.ts'

const declarations = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The brand's colours for what is within an element. */
function scopedStyle(id: string, brand: Brand): string {
  const { light, dark } = brandVariables(brand)
  const within = `[id="${id}"]`
  return `${within}{&[data-theme=light]{${declarations(light)}}&[data-theme=dark]{${declarations(dark)}}${pictureStyleText(brand)}}`
}

interface BrandScopeProps {
  brand: Brand
  theme: 'light' | 'dark'
  style: CSSProperties
  children: ReactNode
}

/** A part of the page in a brand and a theme of its own. */
export function BrandScope({ brand, theme, style, children }: BrandScopeProps) {
  const id = useId()
  return (
    <>
      <style>{scopedStyle(id, brand)}</style>
      <div
        id={id}
        data-theme={theme}
        style={{ background: 'var(--p-page)', color: 'var(--p-ink)', ...style }}
      >
        {children}
      </div>
    </>
  )
}
