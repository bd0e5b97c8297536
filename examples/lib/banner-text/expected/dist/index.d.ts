/** Types of swatch 1.0.0 */
import './swatch.css';
/** Writes a color as CSS does. */
export declare function hex(red: number, green: number, blue: number): string;

// End of the types
