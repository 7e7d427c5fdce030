export { BusinessChain } from './business-chain.tsx';
