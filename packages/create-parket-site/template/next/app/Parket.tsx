'use client'

import { ParketProvider } from '@parket/react/ParketProvider'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { brand, site } from '../brand'

/** Login, brand and links for all pages; addresses are Next's. */
export function Parket({ children }: { children: ReactNode }) {
  return (
    <ParketProvider brand={brand} site={site} router={{ hook: useAddress, searchHook: useQuery }}>
      {children}
    </ParketProvider>
  )
}

function useAddress(): [string, (to: string, options?: { replace?: boolean }) => void] {
  const { push, replace } = useRouter()
  return [usePathname(), (to, options) => (options?.replace ? replace(to) : push(to))]
}

function useQuery(): string {
  return useSearchParams().toString()
}
