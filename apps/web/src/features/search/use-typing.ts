import { useEffect, useState } from 'react';
import { PAUSE } from '../../ui/live/live.js';

/** Returns whether a text changed a moment ago. Nothing is said about what can't be read until then. */
export function useTyping(text: string): boolean {
  const [complete, setComplete] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setComplete(text);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return complete !== text;
}
