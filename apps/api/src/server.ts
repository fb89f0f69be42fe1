import { requireSupportedNode } from './supported-node.js';

requireSupportedNode();
await import('./start.js');
