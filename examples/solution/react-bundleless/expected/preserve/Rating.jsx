"use client";
import { useState } from "react";
import Rating_module from "./Rating.module.jsx";
function Rating({ label, initial = 0 }) {
    const [stars, setStars] = useState(initial);
    return <div role="group" aria-label={label} className={Rating_module.rating}>
      {[
        1,
        2,
        3
    ].map((n)=><button key={n} type="button" aria-pressed={n <= stars} onClick={()=>setStars(n)}>
          {n}
        </button>)}
    </div>;
}
export { Rating };
