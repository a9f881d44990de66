/** Dependencies that Vite bundles first: found late, they would make it reload in the middle of a run. */
export const optimized = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  '@parket/ui > markdown-it',
  '@parket/ui > sanitize-html',
  '@parket/ui > react-aria-components',
  '@parket/ui > @internationalized/date',
  '@parket/ui > @tanstack/react-virtual',
  '@parket/ui > write-excel-file/browser',
  '@parket/domain > libphonenumber-js/min',
  '@parket/ui > qr',
]
